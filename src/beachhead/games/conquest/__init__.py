"""Conquest of Planet Earth."""
