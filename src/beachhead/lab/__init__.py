"""Thousands of games: played fast, counted exactly."""
