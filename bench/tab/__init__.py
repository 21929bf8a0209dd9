"""How fast and how strong bots are in a browser tab."""
