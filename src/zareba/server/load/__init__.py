"""``zareba loadtest``: many people at a server, and everything that machines do to it."""
