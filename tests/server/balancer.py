"""A real HAProxy in front of several servers: round robin, nobody is kept to one of them."""

import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

from tests.server.cluster import Missing
from tests.server.door import Door
from tests.server.house import House

CONFIG = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
"""What is recommended to others is what is tested."""


BY_TABLE = "balance hash path,field(3,/)\n    hash-type consistent"
"""Whoever has the same code in the address goes to the same server, as long as that is there."""


def adapt(config: str, folder: Path, listener: int, ports: list[int], every: int, most: int) -> str:
    """The same rules and time limits, at ports of this machine, without TLS, and quicker to see who is gone."""
    servers = "\n".join(f"    server node{number} 127.0.0.1:{port}" for number, port in enumerate(ports, 1))
    changes = (
        (r"(?m)^    bind :443 .*$", f"    bind fd@{listener}"),
        (r"(?m)^    bind :80\n", ""),
        (r"(?m)^    http-request redirect scheme https .*\n", ""),
        (r"(?m)(^    server node\d .*\n)+", servers + "\n"),
        (r"/run/haproxy/admin\.sock", f"{folder}/admin"),
        (r"maxconn \d+", f"maxconn {most}"),
        (r"inter 1s", f"inter {every}ms"),
    )
    for old, new in changes:
        config, found = re.subn(old, new, config)
        assert found, f"{CONFIG} has no {old}"
    return config


def find_haproxy() -> str | None:
    """It is for root, whose folders are not on everybody's path."""
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")


class Balancer(Door):
    """HAProxy on a free port, for servers that run already. It looks after their health by itself."""

    def __init__(
        self, folder: Path, nodes: list[House], every: int = 250, most: int = 500, *, by_table: bool = False
    ) -> None:
        program = find_haproxy()
        if program is None:
            raise Missing("THERE IS NO HAPROXY HERE: install the package haproxy to have several servers tested")
        self._folder, self._nodes = folder, nodes
        with socket.socket() as listener:  # HAProxy takes it over as it is, so that nobody can snatch the port away
            listener.bind(("127.0.0.1", 0))
            listener.listen(1024)
            self.port = listener.getsockname()[1]
            ports = [node.port for node in nodes]
            config = adapt(CONFIG.read_text(), folder, listener.fileno(), ports, every, most)
            if by_table:
                config = config.replace("balance roundrobin", BY_TABLE)
            (folder / "haproxy.cfg").write_text(config)
            with (folder / "haproxy.log").open("w") as log:
                self._process = subprocess.Popen(
                    [program, "-db", "-f", folder / "haproxy.cfg"],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    pass_fds=[listener.fileno()],
                )
        self.wait()

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, command: str) -> str:
        """What its admin socket says."""
        with socket.socket(socket.AF_UNIX) as admin:
            admin.settimeout(30)
            admin.connect(str(self._folder / "admin"))
            admin.sendall(f"{command}\n".encode())
            heard = b""
            while data := admin.recv(65536):
                heard += data
        return heard.decode()

    def states(self) -> list[str]:
        """UP or DOWN, for each server."""
        lines = [line.split(",") for line in self.ask("show stat").splitlines()]
        return [line[17] for line in lines if line[0] == "nodes" and line[1].startswith("node")]

    def sessions(self) -> list[int]:
        """How many connections each server has now."""
        lines = [line.split(",") for line in self.ask("show stat").splitlines()]
        return [int(line[4]) for line in lines if line[0] == "nodes" and line[1].startswith("node")]

    def wait(self, seconds: float = 60) -> None:
        """Until it is there and all servers are up."""
        until = time.monotonic() + seconds
        while True:
            assert self._process.poll() is None, (self._folder / "haproxy.log").read_text()
            assert time.monotonic() < until, "some server did not come up"
            try:
                if all(state == "UP" for state in self.states()) and self.get("/health")[0] == 200:
                    return
            except OSError:
                pass
            time.sleep(0.05)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(60)

    def __enter__(self) -> "Balancer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
