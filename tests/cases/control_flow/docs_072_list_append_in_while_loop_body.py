# List append in while loop body.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: InaccessibleTensorError <tf.Tensor 'while/add:0' shape=() dtype=int32> is out of ...
import tensorflow as tf

@tf.function
def collect():
    seen = []

    def body(i):
        i = i + 1
        seen.append(i)  # expect: TFF136
        return (i,)

    tf.while_loop(lambda i: i < 10, body, (0,))
    return seen

try:
    print(collect())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:70])
