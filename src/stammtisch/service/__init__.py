"""What a house does for its guests, wherever it runs: no sockets, no database, no threads.

room         one table: commands in, log and messages out
connection   somebody who looks at a table, and what waits to be sent
round_trip   how long messages take there and back
budgets, limits   what one client may ask for
log          how a table's log is written
requests     what can be asked for besides
catalogue, shelf, lessons   what there is to play, and the client's half of it
advising     hints
"""
