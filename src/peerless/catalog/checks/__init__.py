"""Checks of whole heroes and boards, after their structure is known to be valid."""
