"""The lab: many matches at once, and what they tell about a game.

simulate   native matches with bots at every seat
tally      how they went, counted
summary    what the counts say: lengths, points, seat advantage
report     the summary as a table for people
records    files with many matches in them: written, read, checked
crew       who does the work of arenas and studies: threads, processes
cluster    … or a Ray cluster
student    means and how far to trust them
"""
