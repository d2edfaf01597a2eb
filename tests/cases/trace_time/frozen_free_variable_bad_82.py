# what changes in a dict or list matters to those who read that entry: the count does not touch the rate
# observed: 1.0 1.0 1.0 | 1.0 1.0 1.0 | 1.0 2.0 3.0
# eager: 1.0 4.0 16.0 | 1.0 4.0 16.0 | 1.0 2.0 3.0
import tensorflow as tf

STATE = {"rate": 1.0, "step": 0, "log": []}
CONFIG = {"optimizer": {"rate": 1.0, "name": "sgd"}, "scales": [1.0, 2.0]}


class Trainer:
    def __init__(self):
        self.state = {"rate": 1.0, "step": 0}
        self.config = {"optimizer": {"rate": 1.0, "steps": 0}}

    @tf.function
    def step(self, x):
        y = x * self.state["rate"]
        return y * self.config["optimizer"]["rate"]  # expect: TFF109


@tf.function
def step(x):
    y = x * STATE["rate"]
    y = y * CONFIG["optimizer"]["rate"]  # expect: TFF109
    return y * CONFIG.get("scales")[0]


@tf.function
def count(x, state):
    return x + STATE.get("rate", 1.0) * state


trainer = Trainer()
rows = [[], [], []]
for i in range(3):
    x = tf.constant(1.0)
    rows[0].append(step(x))
    rows[1].append(trainer.step(x))
    rows[2].append(count(x, tf.cast(STATE["step"], tf.float32)))
    STATE["step"] += 1
    STATE["log"].append(i)
    CONFIG["optimizer"]["rate"] *= 2.0
    CONFIG["scales"][0] *= 2.0
    trainer.state["step"] += 1
    trainer.config["optimizer"]["steps"] += 1
    trainer.config["optimizer"]["rate"] *= 4.0
print(" | ".join(" ".join(str(value.numpy()) for value in row) for row in rows))
