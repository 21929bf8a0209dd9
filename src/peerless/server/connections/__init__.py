"""Connections before any request is understood: how many there may be, and how long each may take."""
