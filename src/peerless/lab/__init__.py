"""Many matches between bots, played in parallel and reproducibly, and what they say about heroes, cards and bots."""
