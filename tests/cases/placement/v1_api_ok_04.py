# The first API outside of traced code, and own objects with the same methods.
# observed: 2.0 | 4.0
import tensorflow as tf


class Engine:
    def run(self, x):
        return x + 1.0

    def eval(self):
        return 2.0

    def save(self, path):
        return path


engine = Engine()
sess = Engine()


@tf.function
def f(x):
    engine.save("x")
    return sess.run(x) * engine.eval()


g = tf.Graph()
with g.as_default():
    p = tf.compat.v1.placeholder(tf.float32, [])
    q = p * 2.0
with tf.compat.v1.Session(graph=g) as session:
    print(session.run(q, {p: 1.0}))
print(float(f(tf.constant(1.0))))
tf.compat.v1.reset_default_graph()
