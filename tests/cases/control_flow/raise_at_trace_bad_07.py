# Validation raises.
# observed: ends with ValueError: degenerate box
import tensorflow as tf

def validate(boxes):
    if tf.reduce_any(boxes[:, 2] < boxes[:, 0]):
        raise ValueError("degenerate box")  # expect: TFF137
    return boxes

@tf.function
def area(boxes):
    boxes = validate(boxes)
    return (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])

print(area(tf.constant([[0.0, 0.0, 1.0, 1.0]])).numpy())
