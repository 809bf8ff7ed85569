"""Who is let in: connections, names, addresses."""
