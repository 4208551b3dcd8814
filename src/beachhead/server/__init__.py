"""The server: rooms, seats, sockets and storage.  It knows games only through the registry."""
