"""The games of the house, one package each; no game imports another."""
