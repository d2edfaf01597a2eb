# A factory of traced closures, called once for each configuration: one trace each in 50 calls.
# source: https://github.com/JTT94/filterflow/issues/21
# observed: [1.91 1.91] [3. 3.] | traces: 1 1
import tensorflow as tf


def make_descent(learning_rate: float):
    @tf.function
    def descent(param):
        with tf.GradientTape() as tape:
            tape.watch(param)
            loss = tf.reduce_sum(tf.square(param - 3.0))
        return param - learning_rate * tape.gradient(loss, param)

    return descent


slow, fast = make_descent(0.01), make_descent(0.1)
p = q = tf.zeros([2])
for _ in range(50):
    p, q = slow(p), fast(q)
print(p.numpy().round(2), q.numpy().round(2))
print("traces:", slow.experimental_get_tracing_count(), fast.experimental_get_tracing_count())
