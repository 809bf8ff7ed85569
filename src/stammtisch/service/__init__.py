"""What a house does for its guests, wherever it runs: no sockets, no database, no threads.

world        what a house asks of the world it runs in
store        what is kept there: logs, attempts, days, links, reviews
house        what a house has for all its guests together
tables       the tables: found by their code, read, opened, let go
room         one table: commands in, log and messages out
visit        somebody's time at a table, from hello to the end
connection   somebody who looks at a table, and what waits to be sent
round_trip   how long messages take there and back
budgets, limits   what one client may ask for
endpoints    what can be asked for besides, and by which address
requests     the bodies of that
opening, finding   opening tables; looking at them, and at one's own
replays, links     finished matches told again, and who may see them
reviewing    looking back at finished matches
lab          what rules do
days, computing    the deal of the day, and what is computed of it
challenges   cards that somebody sends
attempts     whose first attempt at a deal counts
catalogue, browser_games, lessons   what there is to play, and the client's half of it
advising     hints
chance       what nobody can guess
metrics      what happens here, in numbers
"""
