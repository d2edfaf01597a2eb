# A bound method of another object, looked up at each call.
# observed: traces 4
import tensorflow as tf


class Policy:
    def act(self, x):
        return x * 2.0


@tf.function
def rollout(policy, x):
    return policy(x)


policy = Policy()
for _ in range(4):
    rollout(policy.act, tf.constant(1.0))  # expect: TFF115
print("traces", rollout.experimental_get_tracing_count())
