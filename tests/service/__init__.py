"""What a house does for its guests, in any world: the same tests for all of them."""
