"""Invitations: the address of a table, as people send it to each other, and what is wrong if nobody is there."""

import json
import re
import ssl
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from stammtisch.core.errors import Fault, StammtischError
from stammtisch.table.names import LONGEST_LINE, visible

PATIENCE = 15.0
"""Seconds that a server has for its answer."""
LONGEST = 1_000_000
"""Bytes of it."""
CODE = re.compile(r"/t/([0-9a-z]{4,16})/?")


class NoTable(StammtischError):
    """There is no table to sit down at."""


@dataclass(frozen=True)
class Invitation:
    """Where a table is."""

    server: str
    """`https://play.example.org`."""
    code: str
    token: str | None = None
    """Of a personal link: whose seat it is."""

    @property
    def socket(self) -> str:
        """The address of its socket."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.code}"


def read_link(text: str) -> Invitation:
    """`https://host/t/CODE`, or a personal link, `…#TOKEN`."""
    text = text.strip()
    parts = urlsplit(text if "://" in text else f"https://{text}")
    found = CODE.search(parts.path)
    try:
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:  # a port that is none
        fine = False
    if not fine or found is None:
        raise NoTable("sit.link", got=text)
    below = parts.path[: found.start()]
    return Invitation(f"{parts.scheme}://{parts.netloc}{below}", found.group(1), parts.fragment or None)


def look(invitation: Invitation) -> dict[str, Any]:
    """What anybody may know of the table. Raises `NoTable`."""
    asked = Request(f"{invitation.server}/api/tables/{invitation.code}", headers={"Accept": "application/json"})
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            found = json.loads(answer.read(LONGEST))
    except HTTPError as error:
        with error:
            raise NoTable(_refusal(error.read(LONGEST), invitation)) from None
    except (URLError, OSError) as error:
        raise NoTable(unreachable(invitation, error)) from None
    except (ValueError, RecursionError):
        raise NoTable("sit.not_ours", server=invitation.server) from None
    if not isinstance(found, dict) or found.get("code") != invitation.code or not isinstance(found.get("game"), str):
        raise NoTable("sit.not_ours", server=invitation.server)
    return found


def _refusal(content: bytes, invitation: Invitation) -> Fault:
    try:
        return refusal(json.loads(content))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return Fault("sit.not_ours", server=invitation.server)


def refusal(told: dict[str, Any]) -> Fault:
    """Why a server does not do something, as it says so."""
    parameters = {visible(str(name)): shown(value) for name, value in told["parameters"].items()}
    for name in ("why", "fault"):
        if isinstance(parameters.get(name), dict):
            parameters[name] = refusal(parameters[name])
    spare = {"text": shown(told.get("text")) or shown(str(told["key"]))}  # in English, where we have no words for it
    return Fault(shown(str(told["key"])), shown(told.get("paragraph")), **{**spare, **parameters})


def shown(value: Any) -> Any:
    """What a server says, for somebody's terminal: nothing that it would obey."""
    return visible(value)[:LONGEST_LINE] if isinstance(value, str) else value


def unreachable(invitation: Invitation, error: BaseException) -> Fault:
    """Why a server cannot be reached."""
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(reason, ssl.SSLCertVerificationError):
        return Fault("sit.certificate", server=invitation.server, reason=reason.verify_message)
    if isinstance(reason, ssl.SSLError):
        return Fault("sit.tls", server=invitation.server, reason=reason.reason or str(reason))
    said = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
    return Fault("sit.unreachable", server=invitation.server, reason=said)
