"""What goes over the wire, as typed structures (docs/protocol.md), and the one way to say no."""
