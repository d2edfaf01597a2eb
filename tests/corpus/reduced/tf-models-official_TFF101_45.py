# reduced from tf-models-official 2.19.1 official/modeling/multitask/evaluator_test.py:45
# observed: ['x'] dict | ['x'] dict | ['x'] dict
# eager: ['x'] dict | ['x'] dict | ['x'] dict | ['x'] dict | ['x'] dict
import tensorflow as tf


class MockModel(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, inputs):
        print(sorted(inputs), type(inputs).__name__)  # expect: TFF101
        return self.dense(inputs["x"])


model = MockModel()
model({"x": tf.zeros([2, 2])})


@tf.function
def eval_step(batch):
    return model(batch)


for _ in range(3):
    eval_step({"x": tf.zeros([2, 2])})
