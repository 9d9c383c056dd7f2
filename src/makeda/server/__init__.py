"""Tables on the network: the HTTP and WebSocket interface, storage, bots in worker processes."""
