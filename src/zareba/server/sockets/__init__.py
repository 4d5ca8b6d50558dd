"""What is said over a socket, and done about it."""
