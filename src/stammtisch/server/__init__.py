"""The server: sockets, pages and storage. The only place with I/O.

run          starting it
app          pages, requests and sockets under one roof
api          finding and opening tables over HTTP
requests     what can be asked for there
catalogue    what is told about the games
socket       the socket of a table
connection   one open socket
hub          all tables: commands in, log and messages out
storage      the log in a database
thinking     bots, beside the loop
warm         compiling, in a process of its own
limits, security, metrics, config
"""
