"""What tables are made of: decks, dice, purses, tracks and maps."""
