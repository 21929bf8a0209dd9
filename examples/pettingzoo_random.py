"""Random agents play a match through PettingZoo.

pip install ".[rl]"    # in a clone of the repository
python examples/pettingzoo_random.py
"""

from peerless.envs.pettingzoo_env import Environment

env = Environment(heroes=["alice", "medusa"], board="sarpedon", render_mode="ansi")
env.reset(seed=1)
for seat in env.possible_agents:
    env.action_space(seat).seed(1)

decisions = 0
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(f"{agent}: {reward:+d}")
        env.step(None)
        continue
    action = env.action_space(agent).sample(observation["action_mask"])
    if decisions < 5:
        print(f"{agent}: {env.action_text(int(action))}")
    env.step(action)
    decisions += 1

print(f"{decisions} decisions, the last position:")
print(env.render())
