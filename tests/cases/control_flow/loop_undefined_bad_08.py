# Loss read after a dataset loop.
# observed: ends with ValueError: 'loss' must be defined before the loop
import tensorflow as tf

class Trainer:
    def __init__(self):
        self.w = tf.Variable(1.0)
        self.opt = tf.keras.optimizers.SGD(0.1)
        self.opt.build([self.w])

    @tf.function
    def epoch(self, data):
        for x, y in data:
            with tf.GradientTape() as tape:
                loss = tf.square(self.w * x - y)  # expect: TFF134
            grads = tape.gradient(loss, [self.w])
            self.opt.apply_gradients(zip(grads, [self.w]))
        return loss

trainer = Trainer()
print(trainer.epoch(tf.data.Dataset.from_tensor_slices(([1.0, 2.0], [2.0, 4.0]))).numpy())
