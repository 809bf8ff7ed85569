"""A guest at somebody else's table: a bot that sits down by an invitation, over the network.

link       invitations, and what can be wrong with them
line       the connection to a table: hello, commands, updates (docs/protocol.md)
sitting    the bot at the table, from match to match

Sockets are those of `websockets`, which uvicorn brings along for the server.
"""
