"""The Apocalypse expansion: everything that is only there with it (CPE 21 to 26)."""
