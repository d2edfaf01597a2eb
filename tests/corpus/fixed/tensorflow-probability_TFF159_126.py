# reduced from tensorflow-probability 0.25.0 tensorflow_probability/python/internal/vectorization_util.py:126
# observed: [2. 2. 2.] | [1. 1.] | [2. 2.]
# eager: [2. 2. 2.] | [1. 1.] | [2. 2.]
import tensorflow as tf


def fn_of_vectorized_args(fn, indices):
    def call(vectorized_args):
        by_index = dict(zip(indices, vectorized_args))
        return fn(*[by_index[i] for i in indices])

    return call


def make_rank_polymorphic(fn):
    def vectorized_fn(*args):
        parts = [tf.reshape(arg, [-1, arg.shape[-1]]) for arg in args]
        return tf.vectorized_map(fn_of_vectorized_args(fn, range(len(args))), parts)

    return vectorized_fn


def product(pair):
    first, second = pair
    return first * second


def total(batch):
    return tf.vectorized_map(lambda each: sum(each.values()), batch)


dot = make_rank_polymorphic(lambda a, b: tf.reduce_sum(a * b))
print(dot(tf.ones([3, 2]), tf.ones([3, 2])).numpy())
print(tf.vectorized_map(product, (tf.ones([2]), tf.ones([2]))).numpy())
print(total({"a": tf.ones([2]), "b": tf.ones([2])}).numpy())
