"""The same work over a Ray cluster: one machine or a hundred, the results are the same."""

import logging
from typing import Any

from stammtisch.core.errors import StammtischError
from stammtisch.lab.crew import Crew, Play, Unit, WorkerLost

LOCAL = "local"


class NoCluster(StammtischError):
    """There is no cluster to work on."""


class Cluster(Crew):
    """Workers of a Ray cluster. `local` starts one on this machine; `auto` finds the one that runs; or its address."""

    def __init__(self, address: str, size: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise NoCluster("arena.no_ray") from None
        self.ray: Any = ray
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False, "configure_logging": False}
        try:
            if address == LOCAL:
                ray.init(address=LOCAL, num_cpus=size, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except Exception as error:  # Ray has many, none of which is for people
            reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise NoCluster("arena.no_cluster", address=repr(address), reason=reason) from None
        self.size = size or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.remote: dict[Play[Any], Any] = {}

    def hand_out(self, unit: Unit, play: Play[Any]) -> Any:
        if play not in self.remote:
            # A machine that is lost is no reason to stop: its work is done again elsewhere, and comes out the same.
            self.remote[play] = self.ray.remote(num_cpus=1, max_retries=3)(play)
        return self.remote[play].remote(*unit)

    def finished(self, handles: list[Any]) -> list[tuple[Any, Any]]:
        done, _ = self.ray.wait(handles, num_returns=1)
        try:
            return [(handle, self.ray.get(handle)) for handle in done]
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise WorkerLost("arena.cluster_lost", error=type(error).__name__) from None

    def leave(self, *, at_once: bool) -> None:
        self.ray.shutdown()
