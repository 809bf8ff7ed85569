"""One table: who sits there, what is agreed, the match that runs, and its log. No sockets, and no clock of its own."""
