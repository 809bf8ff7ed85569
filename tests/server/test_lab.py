"""The lab over HTTP: real studies in real processes, told while they run."""

import http.client
import json

from tests.server.house import House

ASKED = {"game": "halt_mal_kurz", "players": 3, "settings": [{}, {"hand": 3}]}


def stream(house: House, asked: dict[str, object]) -> tuple[http.client.HTTPConnection, http.client.HTTPResponse]:
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=300)
    connection.request("POST", "/api/lab", json.dumps(asked), {"Content-Type": "application/json"})
    return connection, connection.getresponse()
