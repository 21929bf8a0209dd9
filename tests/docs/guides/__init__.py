"""Guides do what they say: the README, the tutorial, the how-tos."""
