"""What any game needs; knows no game."""
