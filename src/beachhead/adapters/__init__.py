"""Our games as other people's programs know games."""
