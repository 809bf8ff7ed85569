"""Which versions of Numba our ways into its inside were tried with (`linking`, `rewriting`). With any other nothing of
them is even imported: compiling takes longer, and rules mean the same.
"""

import numba

TRIED = ("0.68",)


def tried() -> bool:
    """Whether the Numba that is here is one of them."""
    return numba.__version__.rpartition(".")[0] in TRIED
