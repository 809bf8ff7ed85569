"""A net teaches itself Gaunerbande by playing against itself, and is then held against the Lehrling.

    pip install 'stammtisch[learn]'
    python learn.py                      # 10 minutes; writes net.npz and curve.svg
    python learn.py --minutes 1          # a first look
    stammtisch arena gaunerbande --bots net=net.py:Net,lehrling --games 200

What happens, from top to bottom: `play` lets the net play both for itself and against itself at some hundred tables at
once (`stammtisch.vec`), `learn` makes moves likelier that brought more than was expected (PPO, Schulman et al. 2017),
`examine` seats it among Lehrlinge, `draw` draws how it came along. Nobody tells it anything about the game: it sees
what its seat knows, which actions are legal, and how many points a round has cost.
"""

import argparse
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from net import features, places

from stammtisch import vec

TABLES = 256
"""Matches that are played side by side."""
ROUNDS = 4
"""Of each: in four rounds cards are passed in every direction once."""
STEPS = 64 * ROUNDS + 4
"""Decisions after which all are over: 12 for passing and 52 for playing in a round, and what to do with a gang."""
WIDTHS = (256, 256)
BATCH, EPOCHS = 4096, 2
CLIP, VALUE, ENTROPY = 0.2, 0.5, 0.01
RATE = 1e-3
POINTS = 13.0
"""Points are divided by that, so that what is to be foreseen is about as large as 1."""

Weights = list[dict[str, jax.Array]]


class Played(NamedTuple):
    """Decisions: what was known, what was allowed, what was done, how likely that was, and what came of it."""

    seen: Any
    masks: Any
    actions: Any
    logits: Any
    returns: Any


# The net


def new_weights(key: jax.Array, size: int, actions: int) -> Weights:
    """Layers with random weights; the last has one output for each action, and one for what is expected."""
    widths = (size, *WIDTHS, actions + 1)
    weights = []
    for number, (before, after) in enumerate(pairwise(widths)):
        key, use = jax.random.split(key)
        scale = np.sqrt(2 / before) if number < len(WIDTHS) else 0.01
        weights.append({"w": scale * jax.random.normal(use, (before, after)), "b": jnp.zeros(after)})
    return weights


def apply(weights: Weights, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """How likely each legal action is, as logarithms; and what the round is expected to bring."""
    x = seen
    for layer in weights[:-1]:
        x = jax.nn.relu(x @ layer["w"] + layer["b"])
    out = x @ weights[-1]["w"] + weights[-1]["b"]
    return jax.nn.log_softmax(jnp.where(masks, out[:, :-1], -1e9)), out[:, -1]


@jax.jit
def choose(weights: Weights, key: jax.Array, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """An action for each row, drawn by its likelihood, and the logarithm of that."""
    logits, _ = apply(weights, seen, masks)
    actions = jax.random.categorical(key, logits)
    return actions, jnp.take_along_axis(logits, actions[:, None], 1)[:, 0]


@jax.jit
def choose_best(weights: Weights, seen: jax.Array, masks: jax.Array) -> jax.Array:
    return apply(weights, seen, masks)[0].argmax(1)


# Playing


def play(weights: Weights, env: vec.Environment, key: jax.Array, seed: int) -> Played:
    """Whole matches against itself, and for each decision what its seat gained with the round, against the others."""
    env.reset(seed)
    kept: list[tuple[Any, ...]] = []
    gains = np.zeros((STEPS, env.matches, env.players), np.float32)
    alive = np.zeros((STEPS, env.matches), bool)
    running = np.ones(env.matches, bool)
    for number in range(STEPS):
        seen, masks, seats = features(env.observations), env.masks.copy(), env.seats.copy()
        key, use = jax.random.split(key)
        actions, logits = (np.asarray(each) for each in choose(weights, use, seen, masks))
        env.step(actions)
        kept.append((seen, masks, actions, logits, seats))
        alive[number] = running
        gains[number] = (env.rewards - env.rewards.mean(1, keepdims=True)) / POINTS
        running &= env.done != vec.ENDED
        if not running.any():
            break
    steps = len(kept)
    returns = np.zeros((steps, env.matches), np.float32)
    coming = np.zeros((env.matches, env.players), np.float32)
    for number in reversed(range(steps)):
        scored = gains[number].any(axis=1)  # a round is over, and what came after it counts for the next
        coming[scored] = gains[number][scored]
        returns[number] = coming[np.arange(env.matches), kept[number][4]]
    seen, masks, actions, logits, _ = (np.stack(each) for each in zip(*kept, strict=True))
    whole = alive[:steps]
    return Played(seen[whole], masks[whole], actions[whole], logits[whole], returns[whole])


# Learning


def loss_of(weights: Weights, batch: Played, entropy: float) -> jax.Array:
    """PPO: what brought more than expected becomes likelier, but not by much at once."""
    logits, values = apply(weights, batch.seen, batch.masks)
    chosen = jnp.take_along_axis(logits, batch.actions[:, None], 1)[:, 0]
    gain = batch.returns - jax.lax.stop_gradient(values)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    ratio = jnp.exp(chosen - batch.logits)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    curious = -jnp.where(batch.masks, jnp.exp(logits) * logits, 0.0).sum(1).mean()
    return -better + VALUE * ((values - batch.returns) ** 2).mean() - entropy * curious


@partial(jax.jit, donate_argnums=(0, 1))
def improve(
    weights: Weights, moments: Any, batch: Played, step: jax.Array, rate: float, entropy: float
) -> tuple[Weights, Any]:
    """One step of Adam (Kingma and Ba 2014)."""
    slope = jax.grad(loss_of)(weights, batch, entropy)
    norm = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1.0, 0.5 / (norm + 1e-9)), slope)
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, moments[0], slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, moments[1], slope)

    def moved(weight: jax.Array, one: jax.Array, two: jax.Array) -> jax.Array:
        return weight - rate * (one / (1 - 0.9**step)) / (jnp.sqrt(two / (1 - 0.999**step)) + 1e-8)

    return jax.tree.map(moved, weights, first, second), (first, second)


def learn(
    weights: Weights, moments: Any, played: Played, dice: np.random.Generator, step: int, rate: float, entropy: float
) -> tuple[Weights, Any, int]:
    """Every decision a few times, in batches."""
    count = len(played.actions)
    for _ in range(EPOCHS):
        order = dice.permutation(count)
        for start in range(0, count - BATCH + 1, BATCH):
            batch = Played(*(each[order[start : start + BATCH]] for each in played))
            step += 1
            weights, moments = improve(weights, moments, batch, jnp.float32(step), rate, entropy)
    return weights, moments, step


# How it came along


def examine(weights: Weights, matches: int = 512, rounds: int = 2, seed: int = 1) -> tuple[float, float]:
    """By how many points a round the net beats three Lehrlinge on average, and the error of that."""
    others = dict.fromkeys((1, 2, 3), "lehrling")
    env = vec.make("gaunerbande", matches, players=4, rounds=rounds, opponents=others, seed=seed)
    leads, running = np.zeros(matches), np.ones(matches, bool)
    while running.any():
        env.step(np.asarray(choose_best(weights, features(env.observations), env.masks)))
        ended = running & (env.done == vec.ENDED)
        leads[ended] = (env.totals[ended, 1:].mean(1) - env.totals[ended, 0]) / rounds
        running &= ~ended
    env.close()
    return float(leads.mean()), float(leads.std() / np.sqrt(matches))


def draw(curve: list[tuple[float, float, float]], path: Path) -> None:
    """The learning curve as SVG: minutes to the right, points a round ahead of Lehrlinge upwards, 95 % intervals."""
    wide, high, edge = 640, 360, 48
    longest = max(minutes for minutes, _, _ in curve) or 1
    ends = [lead + sign * 1.96 * error for _, lead, error in curve for sign in (-1, 1)]
    low, top = min(0.0, *ends), max(0.0, *ends) + 0.5

    def at(minutes: float, lead: float) -> str:
        x = edge + (wide - 2 * edge) * minutes / longest
        return f"{x:.1f},{high - edge - (high - 2 * edge) * (lead - low) / (top - low):.1f}"

    band = [at(m, lead + 1.96 * error) for m, lead, error in curve]
    band += [at(m, lead - 1.96 * error) for m, lead, error in reversed(curve)]
    line = " ".join(at(m, lead) for m, lead, _ in curve)
    x0, zero = at(0, 0).split(",")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="serif" font-size="14">',
        '<rect width="100%" height="100%" fill="#fbf6e9"/>',
        f'<polygon points="{" ".join(band)}" fill="#23395e" opacity="0.18"/>',
        f'<path d="M{x0} {zero}H{wide - edge}" stroke="#7a8296" stroke-dasharray="4 4"/>',
        f'<text x="{wide - edge}" y="{float(zero) + 18}" text-anchor="end">as good as a Lehrling</text>',
        f'<polyline points="{line}" fill="none" stroke="#23395e" stroke-width="2"/>',
        f'<text x="{edge}" y="24">Points a round ahead of three Lehrlinge</text>',
        f'<text x="{wide - edge}" y="{high - 14}" text-anchor="end">{longest:.0f} minutes</text>',
    ]
    for value in range(int(np.ceil(low)), int(top) + 1, 2):
        lines.append(
            f'<text x="{edge - 8}" y="{float(at(0, value).split(",")[1]) + 5}" text-anchor="end">{value}</text>'
        )
    path.write_text("\n".join([*lines, "</svg>"]) + "\n", encoding="utf-8")


def export(weights: Weights, path: Path) -> None:
    """The weights as plain arrays of NumPy, for `net.py`."""
    arrays = {f"{name}{n}": np.asarray(value) for n, layer in enumerate(weights) for name, value in layer.items()}
    np.savez_compressed(path, allow_pickle=False, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="how long it may learn (default: 10)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path(), help="the folder for net.npz and curve.svg")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    env = vec.make("gaunerbande", TABLES, players=4, rounds=ROUNDS, limit=1000, seed=asked.seed)
    key, dice = jax.random.key(asked.seed), np.random.default_rng(asked.seed)
    weights = new_weights(key, len(places()), env.actions)
    moments = jax.tree.map(jnp.zeros_like, (weights, weights))
    curve, step, decisions, number = [(0.0, *examine(weights))], 0, 0, 0
    begun = time.monotonic()
    while (spent := (time.monotonic() - begun) / 60 / asked.minutes) < 1:
        key, use = jax.random.split(key)
        played = play(weights, env, use, asked.seed + number)
        left = 1 - spent
        weights, moments, step = learn(weights, moments, played, dice, step, RATE * left, ENTROPY * left)
        number += 1
        decisions += len(played.actions)
        minutes = (time.monotonic() - begun) / 60
        if minutes - curve[-1][0] > asked.minutes / 40:
            curve.append((minutes, *examine(weights)))
            _, lead, error = curve[-1]
            print(
                f"{minutes:5.1f} min  {decisions / 1e6:6.2f} M decisions  {lead:+.2f} ± {1.96 * error:.2f} points",
                flush=True,
            )
    curve.append(((time.monotonic() - begun) / 60, *examine(weights, matches=4096, seed=2)))
    draw(curve, asked.out / "curve.svg")
    export(weights, asked.out / "net.npz")
    minutes, lead, error = curve[-1]
    print(
        f"After {decisions / 1e6:.1f} M decisions, {minutes:.1f} minutes, {time.process_time() / 60:.1f} of processor: "
        f"{lead:+.2f} ± {1.96 * error:.2f} points a round ahead of Lehrlinge."
    )


if __name__ == "__main__":
    main()
