# A SparseTensor makes a tensor of its dense shape: a None in it, or a static shape that holds one, fails. A signature takes it.
# observed: TypeError ValueError 2 2
# eager: 2 2 2 2
import tensorflow as tf

INDICES = tf.constant([[0, 1], [1, 2]], tf.int64)


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def sizes(x):
    sparse = tf.SparseTensor(INDICES, [1.0, 1.0], dense_shape=[x.shape[0], 3])  # expect: TFF155
    return tf.sparse.reduce_sum(sparse)


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def whole(x):
    return tf.sparse.reduce_sum(tf.sparse.SparseTensor(INDICES, [1.0, 1.0], x.shape))  # expect: TFF155


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def known(x):
    return tf.sparse.reduce_sum(tf.SparseTensor(INDICES, [1.0, 1.0], tf.shape(x, out_type=tf.int64)))


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def declared(x):
    spec = tf.SparseTensorSpec([x.shape[0], 3])
    return x[0, 0] * spec.shape.rank


for function in (sizes, whole, known, declared):
    try:
        print(int(function(tf.ones([2, 3]))), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
