# Float literal added to an int.
# observed: ends with TypeError: Input 'y' of 'AddV2' Op has type float32 that does not match type
#   int32 of argument 'x'.
import tensorflow as tf

@tf.function
def f(xs):
    score = 0
    for x in xs:
        if x > 0.0:
            pass
        score += 0.5  # expect: TFF135
    return score

print(float(f(tf.constant([1.0, 2.0]))))
