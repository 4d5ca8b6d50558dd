"""What a bot knows about playing well."""
