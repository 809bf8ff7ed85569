"""Nobody learns what they cannot know, and nobody forgets what they do.

None of this trusts the code it tests. A round is written down as its secrets: who was dealt what, who picked and
passed what. Secrets can be changed, and the round played again with them by the rules; a seat that has seen the same
then must be told the same. A world that a seat imagines is taken apart into such secrets too, and played.
"""
