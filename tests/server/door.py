"""Where a server is reached: by requests, and by the address of its sockets."""

import json
import urllib.error
import urllib.request
from email.message import Message
from typing import Any


class Door:
    """A port of this machine behind which there is a server, or several of them."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{code}"

    def get(self, path: str, **headers: str) -> tuple[int, Any, dict[str, str]]:
        return self._fetch(urllib.request.Request(self.url + path, headers=headers))

    def post(self, path: str, data: Any, **headers: str) -> tuple[int, Any, dict[str, str]]:
        body = data if isinstance(data, bytes) else json.dumps(data).encode()
        headers = {"Content-Type": "application/json", **headers}
        return self._fetch(urllib.request.Request(self.url + path, data=body, headers=headers))

    def _fetch(self, request: urllib.request.Request) -> tuple[int, Any, dict[str, str]]:
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                status, body, headers = response.status, response.read(), _lower(response.headers)
        except urllib.error.HTTPError as error:
            status, body, headers = error.code, error.read(), _lower(error.headers)
            error.close()
        if "json" in headers.get("content-type", "") and "jsonl" not in headers.get("content-type", ""):
            return status, json.loads(body), headers
        return status, body, headers

    def open(self, game: str, **more: Any) -> dict[str, Any]:
        status, opened, _ = self.post("/api/tables", {"game": game, "name": "Ada", "pace": "instant", **more})
        assert status == 201, opened
        assert isinstance(opened, dict)
        return opened


def _lower(headers: Message) -> dict[str, str]:
    """As our own server writes them; proxies may have written them otherwise."""
    return {name.lower(): value for name, value in headers.items()}
