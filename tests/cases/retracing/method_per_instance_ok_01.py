# Static and class methods are shared by all instances.
# observed: 10 1
import tensorflow as tf


class Tool:
    @staticmethod
    @tf.function
    def double(x):
        return x * 2

    @classmethod
    @tf.function
    def triple(cls, x):
        return x * 3


for i in range(3):
    tool = Tool()
    y = tool.double(tf.constant(i)) + tool.triple(tf.constant(i))
print(int(y), Tool.double.experimental_get_tracing_count())
