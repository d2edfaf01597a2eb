# Structure differs.
# observed: TypeError: in user code: TypeError: 'parts' must have the same nested structure in the
#   main and else branches: | The two structures don't have the same nested structure. | First
#   structure: type=list str=[<tf.Tensor 'cond/strided_slice:0' shape=(2,) dtype=float32>,
#   <tf.Tensor 'cond/strided_slice_1:0' shape=(1,) dtype=float32>] | Second structure: type=list
#   str=[<tf.Tensor 'x:0' shape=(3,) dtype=float32>] | More specifically: The two structures don't
#   have the same number of elements. First structure: type=list str=[<tf.Tensor
#   'cond/strided_slice:0' shape=(2,) dtype=float32>, <tf.Tenso... | Entire first structure: | [.,
#   .] | Entire second structure: | [.]
import tensorflow as tf


@tf.function
def split_batch(x):
    if tf.shape(x)[0] > 2:  # expect: TFF130
        parts = [x[:2], x[2:]]
    else:
        parts = [x]
    return parts[0]


try:
    print(split_batch(tf.constant([1.0, 2.0, 3.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
