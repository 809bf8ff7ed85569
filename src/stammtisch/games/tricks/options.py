"""What may be agreed in every game of tricks."""

LOOKING_BACK = ("open", "last_trick")
"""What may be looked at during a round: all that was taken, or only the last trick."""
