# A list made anew in each trace, and read there.
# observed: 3 [3]

import tensorflow as tf


class Stack:
    def _push(self, x):
        self.parts.append(x)

    @tf.function
    def run(self, x):
        self.parts = []
        for k in range(3):
            self._push(x * k)
        return tf.add_n(self.parts)


s = Stack()
print(s.run(tf.constant(1)).numpy(), s.run(tf.constant([1])).numpy())
