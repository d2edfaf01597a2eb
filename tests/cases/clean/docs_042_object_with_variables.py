# An object with variables, passed as an argument, shows later assignments.
# source: https://www.tensorflow.org/guide/function#depending_on_python_objects
# observed: before 20.0 | after 25.0
import tensorflow as tf

class Line:
    def __init__(self):
        self.bias = tf.Variable(0.0)
        self.weight = tf.Variable(2.0)

@tf.function
def evaluate(line, x):
    return line.weight * x + line.bias

line = Line()
x = tf.constant(10.0)
print("before", evaluate(line, x).numpy())
line.bias.assign_add(5.0)
print("after", evaluate(line, x).numpy())
