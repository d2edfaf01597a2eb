# Under XLA a variable that is made once needs a value that does not come from an argument, whatever else it is given.
# observed: UnimplementedError UnimplementedError 4.0 6.0
# eager: 4.0 4.0 4.0 6.0
import tensorflow as tf


class Box:
    def __init__(self):
        self.one = None
        self.two = None
        self.three = None
        self.four = None

    @tf.function(jit_compile=True)
    def by_keyword(self, x):
        if self.one is None:
            self.one = tf.Variable(initial_value=x + 0.0, name="one")  # expect: TFF121
        return x * self.one

    @tf.function(jit_compile=True)
    def by_position(self, x):
        if self.two is None:
            self.two = tf.Variable(x + 0.0, name="two")  # expect: TFF121
        return x * self.two

    @tf.function(jit_compile=True)
    def constant(self, x):
        if self.three is None:
            self.three = tf.Variable(initial_value=2.0, name="three")
        return x * self.three

    @tf.function(jit_compile=True)
    def options(self, x):
        if self.four is None:
            self.four = tf.Variable(3.0, x.shape.rank == 1, name=f"rank_{x.shape.rank}", shape=x.shape)
        return x * self.four


box = Box()
for function in (box.by_keyword, box.by_position, box.constant, box.options):
    try:
        print(float(function(tf.constant(2.0))), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
