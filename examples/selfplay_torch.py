"""Learn a game by playing against oneself, or with --against a bot: PPO in plain PyTorch.

python examples/selfplay_torch.py saba --minutes 15
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from course import train, wishes
from makeda.envs.vector import GamesEnv

GAMES, STEPS = 256, 64  # so many games at once, and steps in each before learning from them
EPOCHS, PART = 3, 1024  # how often each step is learned from, and how many at a time
RATE, CLIP, ENTROPY, LAMBDA = 5e-4, 0.2, 0.01, 0.95


class Network(nn.Module):
    """How much each legal action is liked, and what will be got in the end."""

    def __init__(self, numbers: int, actions: int, width: int = 256) -> None:
        super().__init__()
        first, second = nn.Linear(numbers, width), nn.Linear(width, width)
        self.body = nn.Sequential(first, nn.ReLU(), second, nn.ReLU())
        self.liking = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        thought = self.body(seen)
        liking = self.liking(thought).masked_fill(mask == 0, -1e9)
        return Categorical(logits=liking, validate_args=False), self.value(thought)[:, 0]

    @torch.no_grad()
    def best(self, seen: dict[str, Any]) -> Any:
        """The action that is liked most in each game."""
        return self(*tensors(seen))[0].logits.argmax(1).numpy()


def tensors(seen: dict[str, Any]) -> tuple[Tensor, Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])


def played(env: GamesEnv, network: Network) -> Iterator[list[Tensor]]:
    """All games, some steps at a time: what was seen, done and expected, and what it led to."""
    seen, about = env.reset(seed=1)
    while True:
        steps, ends = [], []
        for _ in range(STEPS):
            with torch.no_grad():
                chances, value = network(*tensors(seen))
                action = chances.sample()
            steps.append((*tensors(seen), action, chances.log_prob(action), value))
            seats = about["seat"]
            seen, _, ended, _, about = env.step(action.numpy())
            ends.append((seats, value.numpy(), ended, about["rewards"]))
        target = targets(ends)
        known = ~target.isnan()
        yield [torch.cat(part)[known] for part in zip(*steps, strict=True)] + [target[known]]


def targets(ends: list[tuple[Any, ...]]) -> Tensor:
    """What each step led to for its seat: the reward, mixed with what was expected on the way.

    We look back from the last step. `ahead` has it for each seat of each game; it is not known
    (nan) before the last time that the seat was asked.
    """
    found = []
    ahead = np.full_like(ends[0][3], np.nan)
    for seats, value, ended, rewards in reversed(ends):
        ahead[ended] = rewards[ended]
        asked = np.arange(len(seats)), seats
        found.append(ahead[asked])
        mixed = LAMBDA * ahead[asked] + (1 - LAMBDA) * value
        ahead[asked] = np.where(np.isnan(mixed), value, mixed)
    return torch.from_numpy(np.concatenate(found[::-1]))


def learn(network: Network, optimizer: torch.optim.Optimizer, steps: list[Tensor]) -> None:
    """PPO: make what went better than expected more likely, but change little at a time."""
    *_, expected, target = steps
    gains = (target - expected - (target - expected).mean()) / (target - expected).std()
    for part in [*torch.randperm(len(target)).split(PART)] * EPOCHS:
        seen, mask, action, log_before, _, target, gain = (x[part] for x in (*steps, gains))
        chances, value = network(seen, mask)
        ratio = (chances.log_prob(action) - log_before).exp()
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        surprise = (value - target).square().mean()
        optimizer.zero_grad()
        (surprise - better - ENTROPY * chances.entropy().mean()).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()


def main() -> None:
    wanted = wishes(__doc__, against=None)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the network is too small to gain much from more
    env = GamesEnv(wanted.game, GAMES, wanted.players, reward="margin", against=wanted.against)
    seen = env.single_observation_space
    network = Network(seen["observation"].shape[0], seen["action_mask"].shape[0])
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    rounds = played(env, network)

    def one_round() -> int:
        learn(network, optimizer, next(rounds))
        return GAMES * STEPS

    train(wanted, one_round, network.best)


if __name__ == "__main__":
    main()
