"""Beachhead: the digital table for alien-invasion board games."""

__version__ = "0.1.0"
