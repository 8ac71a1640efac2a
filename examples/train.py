"""Train a player from nothing by self-play: masked PPO on the CPU. Prints and draws how often it wins.

    pip install 'doubloon[envs]' torch
    python train.py                       # Nozoku Dice for two, some minutes
    python train.py --game casket --players 3 --minutes 20

One net plays all seats: an observation puts the seat that is asked first. It learns from whole games only, since
nothing is won before the end: what a decision was worth is the share of the win that its seat got.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import doubloon
from doubloon.envs.gym import GymVector

ROWS, STEPS = 128, 128  # games at a time, and decisions of each between two lessons
LESSONS, BATCH = 4, 1_024  # times that a decision is learned from, and how many at once
CLIP, CURIOSITY, RATE = 0.2, 0.01, 1e-3
RIVALS = ("random", "greenhorn", "mate")


class Player(nn.Module):
    """How good each action is, and how likely the seat is to win."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.worth = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        body = self.body(seen)
        return Categorical(logits=self.policy(body).masked_fill(~mask, -1e9)), self.worth(body).squeeze(-1)


@torch.no_grad()
def play(games: doubloon.Vector, player: Player) -> list[torch.Tensor]:
    """Let the player play all seats for a while; each decision with what it brought, if that is known by then."""
    kept = {name: [] for name in ("seen", "mask", "action", "likely", "worth")}
    seats, rewards, done = [], [], []
    for _ in range(STEPS):
        seen, mask = torch.tensor(games.observation), torch.tensor(games.mask)
        policy, worth = player(seen, mask)
        action = policy.sample()
        for name, value in zip(kept, (seen, mask, action, policy.log_prob(action), worth), strict=True):
            kept[name].append(value)
        seats.append(games.seat.copy())
        games.step(action.numpy())
        rewards.append(games.reward.copy())
        done.append(games.done.copy())
    brought = torch.tensor(hindsight(np.array(seats), np.array(rewards), np.array(done)))
    known = ~torch.isnan(brought)
    return [*(torch.stack(values)[known] for values in kept.values()), brought[known]]


def hindsight(seats: np.ndarray, rewards: np.ndarray, done: np.ndarray) -> np.ndarray:
    """What each decision's seat got at the end of its game; NaN where that had not ended."""
    brought, rows = np.full(seats.shape, np.nan, np.float32), np.arange(seats.shape[1])
    outcome = np.full(rewards.shape[1:], np.nan, np.float32)
    for step in range(len(seats) - 1, -1, -1):
        outcome[done[step]] = rewards[step][done[step]]
        brought[step] = outcome[rows, seats[step]]
    return brought


def learn(player: Player, optimizer: torch.optim.Optimizer, decisions: list[torch.Tensor]) -> None:
    """PPO: make more likely what brought more than was expected, but not by too much at once."""
    for _ in range(LESSONS):
        for part in torch.randperm(len(decisions[0])).split(BATCH):
            seen, mask, action, likely, expected, brought = (each[part] for each in decisions)
            policy, worth = player(seen, mask)
            better = brought - expected
            better = (better - better.mean()) / (better.std() + 1e-6)
            times = (policy.log_prob(action) - likely).exp()
            gain = torch.min(times * better, times.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = nn.functional.mse_loss(worth, brought) - gain - CURIOSITY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def win_share(game: str, players: int, player: Player, rival: str, wanted: int = 400) -> float:
    """How much of the win the player gets against bots: 1 / players is no better than they are."""
    rooms = GymVector(game, 100, bots=[rival] * (players - 1))
    scale, won, ended = torch.tensor(rooms.games.vector.spec.scale), 0.0, 0
    seen, _ = rooms.reset(seed=1)
    while ended < wanted:
        policy, _ = player(torch.tensor(seen["observation"]) * scale, torch.tensor(seen["action_mask"]).bool())
        seen, rewards, over, _, _ = rooms.step(policy.logits.argmax(dim=-1).numpy())
        won, ended = won + rewards.sum(), ended + over.sum()
    return float(won / ended)


def draw(path: Path, curve: list[tuple[float, list[float]]], fair: float) -> None:
    """The win share against each rival over the minutes, as an SVG."""
    longest = max(curve[-1][0], 1e-9)
    colours = ("#2a9d8f", "#e9a03b", "#c44536")
    lines = [f'<line x1="40" x2="600" y1="{at(fair)}" y2="{at(fair)}" stroke="#999" stroke-dasharray="4"/>']
    for place, rival in enumerate(RIVALS):
        points = " ".join(f"{40 + 560 * minute / longest:.1f},{at(shares[place])}" for minute, shares in curve)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colours[place]}" stroke-width="2"/>')
        lines.append(f'<text x="{50 + 150 * place}" y="20" fill="{colours[place]}">against {rival}</text>')
    lines += [f'<text x="5" y="{at(share)}">{share:.1f}</text>' for share in (0, 0.5, 1)]
    lines.append(f'<text x="480" y="318">{longest:.1f} minutes</text>')
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 325" font-family="sans-serif" font-size="13">'
    path.write_text(svg + "".join(lines) + "</svg>\n", encoding="utf-8")


def at(share: float) -> float:
    return round(300 - 260 * share, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nozoku", choices=doubloon.names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=Path("train.svg"))
    parser.add_argument("--keep", type=Path, help="write the net's weights here")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    games = doubloon.vector(asked.game, ROWS, players=asked.players, seed=asked.seed, observation="floats")
    player = Player(games.spec.size, games.actions)
    optimizer = torch.optim.Adam(player.parameters(), lr=RATE)
    spent, decided, curve = 0.0, 0, []  # seconds of playing and learning, without those of measuring
    print("minutes  decisions  " + "  ".join(f"against {rival}" for rival in RIVALS))
    for lesson in range(1_000_000):
        minutes = spent / 60
        if lesson % 20 == 0 or minutes >= asked.minutes:
            shares = [win_share(asked.game, asked.players, player, rival) for rival in RIVALS]
            curve.append((minutes, shares))
            told = "  ".join(f"{share:{8 + len(rival)}.2f}" for share, rival in zip(shares, RIVALS, strict=True))
            print(f"{minutes:7.1f}  {decided:9,}  {told}", flush=True)
            draw(asked.plot, curve, 1 / asked.players)
        if minutes >= asked.minutes:
            break
        began = time.monotonic()
        learn(player, optimizer, play(games, player))
        spent += time.monotonic() - began
        decided += ROWS * STEPS
    if asked.keep:
        torch.save(player.state_dict(), asked.keep)


if __name__ == "__main__":
    main()
