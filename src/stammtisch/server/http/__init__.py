"""Pages and requests."""
