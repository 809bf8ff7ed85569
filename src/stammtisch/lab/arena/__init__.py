"""The arena: which bot is better, and by how much.

Every deal is played once for each rotation of the contestants through the seats, with the same cards and the same
chance, so that luck cancels and few deals tell much. The unit of all statistics is the deal.

contestants   who plays, and where they sit
plan          what is played, as data: the same plan gives the same results
deals         playing one deal in all rotations
journal       results on disk, deal by deal, so that an interrupted run goes on
tournament    all of that together, for one game or several
standings     what the results say, with intervals
ratings       one number for each contestant over all games
report        tables for people
picture       the same as a chart
"""
