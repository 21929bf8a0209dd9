"""Bots of all tables, in processes of their own."""
