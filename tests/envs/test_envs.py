"""The environments for learning agents keep the contracts of PettingZoo and Gymnasium, and ours."""

from __future__ import annotations

import numpy as np

from zareba.envs import TableEnv


def test_a_whole_game_by_random_agents():
    env = TableEnv("khartoum")
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    rewards = []
    for _ in env.agent_iter():
        _, reward, over, _, info = env.last()
        rewards.append(reward)
        env.step(None if over else rng.choice(np.flatnonzero(info["action_mask"])))

    assert 0 < rewards[-1] <= 1
    assert not any(rewards[:-1])
