"""One world for `service`: sockets, files, a database and other processes.

run, config      starting it, and how
app              pages, requests and sockets under one roof
hub              what the house needs of a server, put together
http/            pages, files and requests
ws/              the socket of a table
storage/         the database
work/            bots, and whatever else is computed beside the loop
cluster/         other servers on the same database
limits/          who is let in
log_check        are all logs undamaged, and what can be kept of those that are not
retention        old tables are forgotten
"""
