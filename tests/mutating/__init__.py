"""How well the tests of the rules would notice a wrong rule: each rule is broken in one place, again and again.

    scripts/mutate gaunerbande

breaks every rule of a game in every way that `mutants` knows, one at a time, and runs `tests/rules/<game>` until a test
fails. What no test notices is listed. Changes that make no difference, with the reason, are in `equivalents.txt`.
This takes minutes, so CI does not do it.
"""
