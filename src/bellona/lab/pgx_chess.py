"""Chess in pgx, a peer: many games side by side on whatever JAX finds, a GPU or all processors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def pgx_chess(size: int, steps: int) -> Callable[[], int]:
    """What plays so many games from their beginning, at random, for so many steps in one compiled call.

    It returns how many moves were made: games that are over make none.
    """
    import jax

    play, key = chess_games(size, steps), jax.random.PRNGKey(1)

    def step() -> int:
        nonlocal key
        key, now = jax.random.split(key)
        return int(play(now))

    return step


def chess_games(size: int, steps: int) -> Any:
    """What plays them with a key, and is compiled when it is first called."""
    import jax
    import jax.numpy as jnp
    import pgx

    chess: Any = pgx.make("chess")
    begin, go_on = jax.vmap(chess.init), jax.vmap(chess.step)

    def move(_: Any, carried: Any) -> Any:
        states, key, moves = carried
        key, chance = jax.random.split(key)
        odds = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        chosen = jax.random.categorical(chance, odds, axis=1)
        return go_on(states, chosen), key, moves + (~states.terminated).sum()

    def games(key: Any) -> Any:
        first, chance = jax.random.split(key)
        states = begin(jax.random.split(first, size))
        return jax.lax.fori_loop(0, steps, move, (states, chance, jnp.int32(0)))[2]

    return jax.jit(games)
