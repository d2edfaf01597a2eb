# A base class counts, called through super().
# observed: 1
# eager: 3

import tensorflow as tf


class Base(tf.Module):
    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        self.calls += 1  # expect: TFF104
        return x

    @tf.function
    def __call__(self, x):
        return self.forward(x)


class Double(Base):
    def forward(self, x):
        return super().forward(x) * 2


d = Double()
for _ in range(3):
    d(tf.constant(1))
print(d.calls)
