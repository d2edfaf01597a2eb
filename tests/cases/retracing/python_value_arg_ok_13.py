# State that is fed back, and floats that only Python sees.
# observed: traces 1
import tensorflow as tf


class Env:
    def reset(self):
        return tf.zeros([2])


@tf.function
def policy(obs):
    return obs * 2.0


def rollout(env, steps):
    obs = env.reset()
    rewards = []
    for t in range(steps):
        obs = policy(obs)
        rewards.append(float(obs[0]))
    return rewards


for episode in range(3):
    rollout(Env(), 4)
print("traces", policy.experimental_get_tracing_count())
