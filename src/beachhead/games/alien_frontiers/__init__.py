"""Alien Frontiers: ships are dice, stations give what their faces earn, colonies win the planet."""
