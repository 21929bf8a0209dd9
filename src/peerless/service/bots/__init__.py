"""What tables need of bots, and the pace of bots."""
