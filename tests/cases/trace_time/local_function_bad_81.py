# A tf.function that ends with the call that makes it reads what was set before; one that is kept goes on with the old value.
# observed: 1.0 | 3.0 | 1.0 | 1.0
# eager: 1.0 | 3.0 | 1.0 | 3.0
import numpy as np
import tensorflow as tf

class Local:
    def __init__(self):
        self.grid, self.other = np.ones([2], "float32"), None

    def run(self, x):
        def scaled(v):
            return v * self.grid[0]

        @tf.function
        def step(v):
            return scaled(v)

        for _ in range(2):
            result = step(x)
        return result

    def update_grid(self, grid):
        self.grid = grid.reshape(-1)


class Kept:
    def __init__(self):
        self.grid, self.other = np.ones([2], "float32"), None

        @tf.function
        def step(v):
            return v * self.grid[0]  # expect: TFF109

        self.step = step

    def run(self, x):
        return self.step(x)

    def update_grid(self, grid):
        self.grid = grid.reshape(-1)


for model in (Local(), Kept()):
    for grid in (np.ones([2], "float32"), np.full([2], 3.0, "float32")):
        model.update_grid(grid)
        print(model.run(tf.constant(1.0)).numpy())
