# A mixin with a traced method on a dict.
# observed: ends with TypeError: unhashable type: 'State'
import tensorflow as tf


class Total:
    @tf.function
    def total(self):
        return tf.add_n(list(self.values()))


class State(Total, dict):  # expect: TFF178
    pass


s = State(a=tf.constant(1.0))
print(float(s.total()))
