"""Matches as numbers, for programs that learn: actions, observations, and many matches stepped at once.

Compiled with the engine. Everything is written into buffers that the caller owns (`bytearray`), so that arrays of any
library can lie over them; `peerless.envs` does so for numpy.
"""
