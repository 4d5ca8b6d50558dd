"""The subcommands of ``zareba``, one module for each kind of work."""
