"""Games that others bring, and what the house may know of its own."""
