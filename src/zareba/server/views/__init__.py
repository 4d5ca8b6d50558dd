"""What a reader gets to see, in words."""
