"""Numbers for Prometheus, in its text format."""

from collections import Counter
from collections.abc import Mapping

_HELP = {
    "stammtisch_tables": ("gauge", "Tables in memory."),
    "stammtisch_tables_driven": ("gauge", "Tables whose bots and clocks this server drives."),
    "stammtisch_other_servers": ("gauge", "Other servers on the same database."),
    "stammtisch_connections": ("gauge", "Open sockets."),
    "stammtisch_tables_opened_total": ("counter", "Tables opened since the start."),
    "stammtisch_commands_total": ("counter", "Commands received, by outcome."),
    "stammtisch_moves_total": ("counter", "Moves made, by people and bots."),
    "stammtisch_rows_written_total": ("counter", "Rows of the log written."),
    "stammtisch_commits_total": ("counter", "Commits to the database."),
    "stammtisch_tables_read_again_total": ("counter", "Times a table in memory was made again from its log."),
    "stammtisch_damaged_tables_total": ("counter", "Times a log was met that cannot be carried out."),
    "stammtisch_thoughts_total": ("counter", "Decisions that bots thought about, by level."),
    "stammtisch_loop_lag_seconds": ("gauge", "How late the loop was at its last look at the clock."),
    "stammtisch_loop_lag_max_seconds": ("gauge", "The latest it was in the last minute."),
    "stammtisch_native_ready": ("gauge", "Games whose compiled search is ready."),
    "stammtisch_refusals_total": ("counter", "Commands refused, by key."),
}


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        """By name, with labels as Prometheus writes them."""

    def count(self, name: str, label: str = "", amount: int = 1) -> None:
        self.counts[name + label] += amount

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything, in the text format."""
        lines: list[str] = []
        values: dict[str, float] = {**self.counts, **gauges}
        for name, (kind, meaning) in _HELP.items():
            found = {full: value for full, value in values.items() if full.partition("{")[0] == name}
            lines += [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
            lines += [f"{full} {value}" for full, value in sorted(found.items())] or [f"{name} 0"]
        return "\n".join(lines) + "\n"
