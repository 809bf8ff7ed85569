"""The bare transport, to be compared with: what the same uvicorn can do when nothing is decided."""

import sys
import time

from contenders import SEATS, Server
from load import Client, Wire

BARE = """
import asyncio, socket, sys, uvicorn
from collections import defaultdict

tables = defaultdict(list)

async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    here = tables[scope["path"]]
    here.append(send)
    try:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            told = {"type": "websocket.send", "text": message["text"]}
            for tell in here:
                await tell(told)
    finally:
        here.remove(send)

listener = socket.socket()
listener.bind(("127.0.0.1", 0))
listener.listen(2048)
print(listener.getsockname()[1], flush=True)
server = uvicorn.Server(uvicorn.Config(
    app, lifespan="off", log_level="critical", access_log=False, ws="websockets-sansio", ws_per_message_deflate=False
))
server.run(sockets=[listener])
"""


class Echo(Client):
    """Somebody who passes a number on round the table, with as many bytes as a move has in our protocol."""

    FILLING = b"." * 420

    def __init__(self, port: int, path: str, seat: int) -> None:
        super().__init__()
        self.wire = Wire(port, path)
        self.seat, self.number = seat, 0

    def hear(self, payload: bytes) -> None:
        self.number = int(payload[:12]) + 1
        self.done()

    def act(self) -> None:
        if not self.sent and not self.halted and self.number % SEATS == self.seat:
            self.begin()
            self.wire.send(b"%012d%b" % (self.number, self.FILLING))
            self.number += 1


class Bare(Server):
    name = "the bare transport"

    def __init__(self, core: int) -> None:
        self._tables = 0
        super().__init__([sys.executable, "-c", BARE], core)

    def table(self) -> list[Client]:
        self._tables += 1
        clients: list[Client] = [Echo(self.port, f"/{self._tables}", seat) for seat in range(SEATS)]
        time.sleep(0.01)
        return clients
