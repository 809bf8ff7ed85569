"""What is computed beside the loop."""
