# List append in tensor for.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: InaccessibleTensorError <tf.Tensor 'while/Placeholder:0' shape=() dtype=int32> is...
import tensorflow as tf

@tf.function
def collect():
    seen = []
    for i in tf.range(10):
        seen.append(i)  # expect: TFF136
    return seen

try:
    print(collect())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:70])
