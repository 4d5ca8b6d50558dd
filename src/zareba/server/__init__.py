"""The table server: tables, seats, storage, HTTP and WebSocket.  One writer a table."""
