"""What the trick games share: hands as masks, three cards passed on unseen, tricks won by the highest card of
the led colour.
"""
