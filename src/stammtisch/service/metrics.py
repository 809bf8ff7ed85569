"""Numbers for Prometheus, in its text format."""

from collections import defaultdict
from collections.abc import Mapping

_HELP = {
    "stammtisch_tables": ("gauge", "Tables in memory."),
    "stammtisch_tables_led": ("gauge", "Tables whose bots and clocks this server leads."),
    "stammtisch_other_servers": ("gauge", "Other servers on the same database."),
    "stammtisch_connections": ("gauge", "Open sockets."),
    "stammtisch_connections_refused_total": ("counter", "Connections of addresses that had too many already."),
    "stammtisch_requests_too_slow_total": ("counter", "Connections closed because their request did not come."),
    "stammtisch_tables_opened_total": ("counter", "Tables opened since the start."),
    "stammtisch_commands_total": ("counter", "Commands received, by outcome."),
    "stammtisch_moves_total": ("counter", "Moves made, by people and bots."),
    "stammtisch_rows_written_total": ("counter", "Rows of the log written."),
    "stammtisch_commits_total": ("counter", "Commits to the database."),
    "stammtisch_tables_read_again_total": ("counter", "Times a table in memory was made again from its log."),
    "stammtisch_damaged_tables_total": ("counter", "Times a log was met that cannot be carried out."),
    "stammtisch_thoughts_total": ("counter", "Decisions that bots thought about, by level."),
    "stammtisch_thoughts_dropped_total": ("counter", "What nobody waited for any more, by kind of work."),
    "stammtisch_thinking_waiting": ("gauge", "Bots, hints, replays and the like that wait for their turn, by kind."),
    "stammtisch_thinking_wait_seconds_total": ("counter", "Seconds that they have waited for it, by kind."),
    "stammtisch_thinking_seconds_total": ("counter", "Seconds that was worked for them, by kind."),
    "stammtisch_search_budget_seconds": ("gauge", "What the last search was given; less when many wait."),
    "stammtisch_searches_shortened_total": ("counter", "Searches that got less time because many waited."),
    "stammtisch_hints_refused_total": ("counter", "Hints that could not be had soon."),
    "stammtisch_loop_lag_seconds": ("gauge", "How late the loop was at its last look at the clock."),
    "stammtisch_loop_lag_max_seconds": ("gauge", "The latest it was in the last minute."),
    "stammtisch_native_ready": ("gauge", "Games whose compiled search is ready."),
    "stammtisch_refusals_total": ("counter", "Commands refused, by key."),
}


class Metrics:
    """Counts what happens."""

    def __init__(self) -> None:
        self.counts: defaultdict[str, float] = defaultdict(int)
        """By name, with labels as Prometheus writes them."""

    def count(self, name: str, label: str = "", amount: float = 1) -> None:
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
