"""What rules do to a game: the same matches played with each of several settings, and how they differ.

reading    settings and sweeps as people write them
study      what is compared, as data: the same study gives the same findings
playing    matches of every setting with the same cards and chance, counted
measures   numbers of matches as estimates, and paired differences
findings   what all that says: measures, seats, points, and which differences matter
telling    the findings in words
drawing    … and as plots
page       … and both as one page to be sent to somebody
table      … or as a table for a terminal
files      the matches themselves, a row for each match and seat
worker     a study in a process of its own, which tells what it has found so far
"""
