# One lambda in a comprehension is one lambda, however many functions it makes.
# observed: [1.5, -1.5]
import tensorflow as tf

steps = [tf.function(lambda x, k=k: x if x > k else -x) for k in (1.0, 2.0)]
print([float(step(tf.constant(1.5))) for step in steps])
