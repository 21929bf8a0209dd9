"""A match as a PettingZoo environment in which agents take turns (AEC).

    env = Environment(heroes=["alice", "medusa"], board="sarpedon")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Agents are the seats, `p1` to `p4`; the agent that acts is the seat that decides. All stay until the match is over. Then
the winners get 1 and the others -1; after a draw all get 0.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from peerless.arena.codec import ACTIONS_VERSION, Codec
from peerless.arena.observer import OBSERVATIONS_VERSION, Observer
from peerless.catalog.content import Content, load_content
from peerless.core.errors import IllegalAnswer
from peerless.core.ids import NONE
from peerless.core.state import State
from peerless.envs.codec import action_text
from peerless.envs.observation import observe
from peerless.messages.message import Message
from peerless.records.view_builder import view_data
from peerless.rules.driver import apply, new_state
from peerless.rules.notation import seat_name
from peerless.rules.view import view_of

Observation = dict[str, NDArray[Any]]
Action = int | np.integer[Any] | None
_SEEDS: Final = 2**31


class Environment(AECEnv[str, Observation, Action]):  # type: ignore[misc]
    """One match after another of one match-up. The settings are those of a match: heroes, board, mode, edition, …"""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"peerless_v{ACTIONS_VERSION}_{OBSERVATIONS_VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, content: Content | None = None, *, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.tables = (content or load_content()).tables(**settings)
        self.codec, self.observer = Codec(self.tables), Observer(self.tables)
        self.possible_agents = [seat_name(seat) for seat in range(int(self.tables.seats))]
        size, actions = (int(self.observer.size),), (int(self.codec.size),)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, size, np.uint8),
                    "action_mask": spaces.Box(0, 1, actions, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions[0]) for agent in self.possible_agents}
        self._dice = np.random.default_rng()
        self.state_of_match: State | None = None
        """The whole match, including hidden cards: for tests and analysis, not for agents."""

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match: with the given seed, or with the next one of a series from the last seed."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.state_of_match = new_state(self.tables, int(self._dice.integers(_SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        s = self._state()
        index = NONE if action is None else self.codec.index(s, int(action))
        if index == NONE:
            raise IllegalAnswer(Message("error-action-seat", seat=agent, action=str(action)))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        apply(s, index)
        if s.over:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = 0 if s.winner == NONE else 1 if self.tables.side[seat] == s.winner else -1
                self.terminations[one] = True
        self._accumulate_rewards()
        self._ask()
        if s.over:
            self._deads_step_first()

    def _state(self) -> State:
        if self.state_of_match is None:
            raise IllegalAnswer(Message("error-reset-first"))
        return self.state_of_match

    def _ask(self) -> None:
        """Update the next agent and the possible actions."""
        s = self._state()
        if not s.over:
            self.agent_selection = seat_name(s.ask_seat)
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        out = bytearray(int(self.codec.size))
        s = self._state()
        if not s.over and seat_name(s.ask_seat) == agent:
            self.codec.write_mask(s, out, 0)
        return np.frombuffer(out, np.int8)

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; its mask is all 0 while another agent decides."""
        seat = self.possible_agents.index(agent)
        return {"observation": observe(self.observer, self._state(), seat), "action_mask": self._mask(agent)}

    def action_text(self, action: int) -> str:
        """Describe an action."""
        return action_text(self.codec, action)

    def render(self) -> str | None:
        """What a spectator sees, in a few lines."""
        if self.render_mode is None:
            return None
        data = view_data(view_of(self._state(), NONE))
        lines = [f"turn {data.turn}, {data.active}, actions {data.actions}"]
        lines += [f"{f.seat} {f.id} {f.health}/{f.most} {f.space or '-'}" for f in data.fighters]
        if data.decision is not None:
            lines.append(f"{data.decision.seat} decides: {data.decision.kind} {data.decision.source}".rstrip())
        if data.outcome is not None:
            lines.append(f"won by {' '.join(data.outcome.winners) or 'nobody'} ({data.outcome.reason})")
        return "\n".join(lines)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
