"""The server: everything that has to do with sockets, files and other processes.

    run          starting it
    versions     what of others it runs with
    gate         how many connections an address may have
    entrance     requests before anybody knows what they want
    app          pages, requests and sockets under one roof
    api          finding and opening tables over HTTP
    requests     what can be asked for there
    catalogue    what is told about the games
    socket       the socket of a table
    connection   one open socket
    wire         its frames, from and to the network
    round_trip   how long messages take there and back
    hub          all tables: found, read, let go
    room         one table: commands in, log and messages out
    peers        other servers on the same database
    courier      the connection to them
    storage      the log in a database
    retention    old tables are forgotten
    thinking     bots, beside the loop
    limits, security, metrics, config

It is the only place with I/O; what happens at a table is in `table`.
"""
