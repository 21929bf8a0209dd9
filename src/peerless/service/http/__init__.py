"""Endpoints, requests and their replies, limits."""
