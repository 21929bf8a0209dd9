"""Many matches between bots, parallel and reproducible, and statistics about heroes, cards and bots."""
