"""One world for `service`: sockets, files, a database and other processes.

run, config      starting it, and how
app              pages, requests and sockets under one roof
hub              all tables of this server: found, read, let go
http/            pages, files and requests
ws/              the socket of a table
storage/         the database
work/            bots, and whatever else is computed beside the loop
cluster/         other servers on the same database
limits/          who is let in
doctor           are all logs undamaged, and what can be kept of those that are not
retention        old tables are forgotten
versions         which releases of what carries the connections may be used
metrics          what happens here, in numbers
"""
