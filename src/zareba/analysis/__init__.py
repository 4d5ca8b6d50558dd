"""What the options are worth, from the viewer's information only."""
