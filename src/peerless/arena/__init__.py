"""Matches as numbers, for machine learning: actions, observations, and many matches stepped at once.

Compiled with the engine. Results are written into buffers that the caller owns (`bytearray`), so that any array library
can wrap them; `peerless.envs` does this for numpy.
"""
