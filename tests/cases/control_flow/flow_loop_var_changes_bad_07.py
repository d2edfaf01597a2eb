# List plus.
# observed: TypeError: in user code: TypeError: 'out' does not have the same nested structure after
#   one iteration. | The two structures don't have the same nested structure. | First structure:
#   type=list str=[] | Second structure: type=list str=[<tf.Tensor 'while/mul:0' shape=()
#   dtype=float32>] | More specifically: The two structures don't have the same number of elements.
#   First structure: type=list str=[]. Second structure: type=list str=[<tf.Tensor 'while/mul:0'
#   shape=() dtype=float32>] | Entire first structure: | [] | Entire second structure: | [.]
import tensorflow as tf


@tf.function
def collect(xs):
    out = []
    for x in xs:
        out += [x * 2.0]  # expect: TFF135
    return tf.stack(out)


try:
    print(collect(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
