"""Many processes behind one address: what they tell each other over the bus."""
