"""Thinking ahead: what a position is worth, how everyone may play on, and a tree over what each player can see.

Compiled with the engine. Everything here works on states that were resampled from a view, so what it sees of other
hands is a guess; nothing here can reach the match itself.
"""
