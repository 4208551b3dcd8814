"""The rules kernel: frames, decisions, chance, log and records.  It knows no game."""
