# what objects with a generated constructor, copies of them, merged dicts and named results of ops hold is what was put in
# observed: kept 11 | 8 dead
# eager: kept 22 | 0 dead
import collections
import dataclasses
import itertools
import typing

import tensorflow as tf


@dataclasses.dataclass
class Output:
    logits: tf.Tensor
    steps: int = 0
    aux: typing.Optional[tf.Tensor] = None
    extra: dict = dataclasses.field(default_factory=dict)


class State(typing.NamedTuple):
    hidden: tf.Tensor
    cell: tf.Tensor = None

    def next(self, x):
        return self._replace(cell=x)


Transition = collections.namedtuple("Transition", "state reward")
kept = []


@tf.function
def run(x):
    output = Output(x, 3, aux=x * 2.0)
    kept.append(output.aux)  # expect: TFF105
    kept.append(output.steps)  # expect: TFF103
    kept.append(dataclasses.replace(output, steps=4).aux)  # expect: TFF105
    kept.append(dataclasses.asdict(Output(1.0))["steps"])  # expect: TFF103
    state = State(x, cell=x + 1.0)
    kept.append(state.next(x).hidden)  # expect: TFF105
    kept.append(state._asdict()["cell"])  # expect: TFF105
    kept.append(Transition(x, reward=2.0 * x).reward)  # expect: TFF105
    batch = {**{"x": x, "n": 1}, "y": x}
    kept.append({**batch, "z": 2}["x"])  # expect: TFF105
    kept.append({**batch, "x": 2}["x"])  # expect: TFF103
    kept.append(tf.math.top_k(x, 1).values)  # expect: TFF105
    kept.append(list(itertools.chain([x], [x]))[0])  # expect: TFF105
    return x


for i in range(2):
    run(tf.constant([float(i), 2.0]))
print("kept", len(kept))
dead = 0
for held in kept:
    try:
        tf.reduce_sum(held * 1.0)
    except TypeError:
        dead += 1
print(dead, "dead")
