# a local name for a list of someone else: `+=` changes that list in place, while tracing only
# observed: 2 [1] [1. 1.] 1
# eager: 4 [1, 1, 1] [3. 3.] 3
import numpy as np
import tensorflow as tf

ROWS = []
TOTALS = np.zeros(2)


class Logged(tf.Module):
    def __init__(self):
        super().__init__()
        self.log = ["start"]
        self.outputs = []

    @tf.function
    def __call__(self, x):
        log = self.log
        log += ["call"]  # expect: TFF103
        outputs = self.outputs
        outputs += [x]  # expect: TFF105
        fresh = list(self.log)
        fresh += ["again"]
        return x * 2.0


def extend(rows, row):
    rows += [row]  # expect: TFF103


@tf.function
def step(x):
    extend(ROWS, 1)
    totals = TOTALS
    totals += 1.0  # expect: TFF103
    own, pair = [], (1, 2)
    own += [x]
    pair += (3,)
    return tf.add_n(own)


logged = Logged()
for i in range(3):
    logged(tf.constant(float(i)))
    step(tf.constant(float(i)))
print(len(logged.log), ROWS, TOTALS, len(logged.outputs))
