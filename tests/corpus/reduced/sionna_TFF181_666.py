# reduced from sionna 0.19.2 sionna/utils/misc.py:666
# observed: 1.5
# eager: 1.5
import tensorflow as tf


def sim_ber(mc_fun, batch_size, graph_mode):
    if graph_mode == "xla":
        if not isinstance(mc_fun, tf.types.experimental.GenericFunction) or not mc_fun.function_spec.jit_compile:
            mc_fun = tf.function(
                mc_fun,
                jit_compile=True,
                experimental_follow_type_hints=True,  # expect: TFF181
            )
    return mc_fun(batch_size=batch_size)


def simulate(batch_size: tf.Tensor):
    return tf.cast(batch_size, tf.float32) / 2.0


print(sim_ber(simulate, tf.constant(3), graph_mode="xla").numpy())
