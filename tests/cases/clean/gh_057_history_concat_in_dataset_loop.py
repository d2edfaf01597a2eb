# A loop over a Dataset may grow a tensor with concat.
# source: https://github.com/tensorflow/tensorflow/issues/40023
# observed: [2. 1.]
import tensorflow as tf


class Trainer:
    def __init__(self, dataset):
        self.train_dataset = dataset
        self.w = tf.Variable(2.0)

    def train_step(self, batch):
        return tf.stack([tf.reduce_mean(batch) * self.w, tf.reduce_max(batch)])

    @tf.function
    def train_epoch(self):
        history = tf.zeros([2, 0])
        for batch in self.train_dataset:
            losses = self.train_step(batch)
            history = tf.concat([history, losses[:, None]], axis=1)
        return tf.reduce_mean(history, axis=1)


trainer = Trainer(tf.data.Dataset.from_tensor_slices(tf.ones([6, 2])).batch(2))
try:
    print(trainer.train_epoch().numpy())
except Exception as err:
    print(type(err).__name__, " ".join(str(err).split())[-260:-90])
