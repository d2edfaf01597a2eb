# an object that is handed in with an annotation is changed later: by its own name, through its owner, or by a method
# observed: 1.0 | 1.0 | 1.0
# eager: 1.0 | 4.0 | 16.0
import dataclasses

import tensorflow as tf


@dataclasses.dataclass
class Config:
    scale: float = 1.0
    gain: float = 1.0
    decay: float = 1.0
    fixed: float = 1.0


class Agent:
    def __init__(self, config: Config):
        self.config = config
        self.config.fixed = 1.0

    @tf.function
    def update(self, x):
        y = x * self.config.scale  # expect: TFF109
        y = y * self.config.gain  # expect: TFF109
        y = y * self.config.decay  # expect: TFF109
        return y * self.config.fixed

    def anneal(self):
        self.config.decay *= 1.0


class Scratch:
    total = 0.0


class Chain:
    def __init__(self, scratch: Scratch):
        self.scratch = scratch

    @tf.function
    def run(self, x):
        self.scratch.total = x * 2.0
        return self.scratch.total + 1.0


config = Config()
agent = Agent(config)
chain = Chain(Scratch())
for _ in range(3):
    print(agent.update(tf.constant(1.0)).numpy())
    config.scale *= 2.0
    agent.config.gain *= 2.0
    agent.anneal()
    chain.run(tf.constant(1.0))
