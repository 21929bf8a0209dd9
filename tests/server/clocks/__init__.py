"""Tests of the clocks of players."""
