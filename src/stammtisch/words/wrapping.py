"""Lines on a terminal are not broken where the catalogues say that they must not be.

Rich takes any white space for a place to break a line, a no-break space too: then a French line may begin with a colon.
"""

import re

WORD = re.compile(r"(?:[^\S\u00a0\u202f]*[\S\u00a0\u202f]+)[^\S\u00a0\u202f]*")
"""A word with the space around it; what holds words together is part of a word."""


def keep_together() -> None:
    """From now on Rich leaves words together that belong together. Should it divide lines in another way one day, they
    are divided as it does.
    """
    from rich import _wrap

    if isinstance(getattr(_wrap, "re_word", None), re.Pattern):
        _wrap.re_word = WORD
