"""Skirmish: a game of a few minutes that uses everything the kernel has, secrets above all."""
