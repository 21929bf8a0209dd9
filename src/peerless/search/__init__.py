"""Search: the value of a position, likely moves, and a tree over what each player can see.

Compiled with the engine. All of it works on states resampled from a view, so other hands are guesses; none of it has
access to the match itself.
"""
