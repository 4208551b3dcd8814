"""Invaders: Mankind holds three zones and a dwindling deck against an unyielding invasion."""
