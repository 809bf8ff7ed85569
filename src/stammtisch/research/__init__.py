"""The games for programs that learn, as other libraries want them: PettingZoo, Gymnasium, OpenSpiel.

Each module needs the library that it is named after (`pip install 'stammtisch[research]'`) and is imported by name:

    from stammtisch.research import pettingzoo

All of them show what `stammtisch.vec` shows: the same observations, actions and rewards, for every game that can be
observed.
"""
