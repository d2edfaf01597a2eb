# A print in an unrolled Python loop runs for the first of two calls only.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: iteration: 1 | iteration: 2 | iteration: 3
import tensorflow as tf

@tf.function
def run():
    for i in [1, 2, 3]:
        print("iteration:", i)  # expect: TFF101

run()
run()
