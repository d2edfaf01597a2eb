# A setter, and an instance with __call__ given to tf.cond as it is.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
import tensorflow as tf

class Box(tf.Module):
    def __init__(self):
        super().__init__()
        self._x = tf.Variable(0.0)

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, value):
        if value > 0.0:  # expect: TFF148
            self._x.assign(value)

    def __call__(self):
        return self._x if self._x > 1.0 else -self._x  # expect: TFF148


box = Box()


@tf.function
def f(v):
    box.x = v
    return v


@tf.function
def g(v):
    return tf.cond(v > 0.0, box, lambda: v)


for run in (f, g):
    try:
        print(run(tf.constant(2.0)).numpy())
    except tf.errors.OperatorNotAllowedInGraphError as err:
        print(type(err).__name__)
