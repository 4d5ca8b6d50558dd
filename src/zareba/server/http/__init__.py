"""What is asked over HTTP, and the application that answers."""
