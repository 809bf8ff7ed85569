"""Bots of one's own: found, loaded, and run where they can do no harm.

address   where one is: a file, a module, or an installed package (entry point `stammtisch.bots`)
loading   the class behind an address, made and looked at
process   a process of its own, with limits: it thinks there, and is ended if it does not come back
keeper    between the two: what a bot has started ends with it
worker    the other end: what the process runs
facing    one in this very program, for trying it out
sitter    one at one seat of one match; what it cannot decide a Geselle decides
"""
