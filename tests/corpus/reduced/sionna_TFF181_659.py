# reduced from sionna 0.19.2 sionna/utils/misc.py:659
# observed: 3.0
# eager: 3.0
import tensorflow as tf


def sim_ber(mc_fun, batch_size, graph_mode="graph"):
    if graph_mode == "graph":
        if not isinstance(mc_fun, tf.types.experimental.GenericFunction):
            mc_fun = tf.function(mc_fun, jit_compile=False, experimental_follow_type_hints=True)  # expect: TFF181
    return mc_fun(batch_size=batch_size)


def simulate(batch_size: tf.Tensor):
    return tf.reduce_sum(tf.ones([batch_size]))


print(sim_ber(simulate, tf.constant(3)).numpy())
