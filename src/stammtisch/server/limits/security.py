"""What browsers may do with our pages, and from where they may come."""

import hmac
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from stammtisch.server.limits.names import host_of
from stammtisch.service.limits import household

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "media-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def header(scope: Mapping[str, Any], name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return None


def same_origin(scope: Mapping[str, Any], others: Sequence[str]) -> bool:
    """Whether a request comes from our own pages, or not from a page at all. Browsers always say so."""
    origin = header(scope, b"origin")
    if origin is None or origin in others:
        return True
    host = header(scope, b"host")
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def is_operator(scope: Mapping[str, Any], token: str | None) -> bool:
    """Whether somebody asks who runs the server: on this machine itself, or with the token they chose. What a proxy
    hands on comes from elsewhere, also where it says so of nobody but itself.
    """
    scheme, _, given = (header(scope, b"authorization") or "").partition(" ")
    if token and scheme.lower() == "bearer":
        return hmac.compare_digest(given.strip().encode(), token.encode())
    handed_on = any(header(scope, name) is not None for name in _BY_PROXIES)
    client = (scope.get("client") or ("",))[0]
    return not handed_on and _is_here(str(client)) and _is_here(host_of(header(scope, b"host") or ""))


_BY_PROXIES = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via")


def _is_here(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a request comes from. Behind a proxy uvicorn has put the client's own address there."""
    client = scope.get("client")
    return household(str(client[0])) if client else "?"
