# Nan guard inside tape and custom model train step decorated.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

class Model(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.d(x)

    @tf.function
    def train_on(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self(x) - y))
            if tf.math.is_nan(loss):  # expect: TFF132
                return loss
        grads = tape.gradient(loss, self.trainable_variables)
        return tf.add_n([tf.norm(g) for g in grads]) * 0.0 + loss

model = Model()
model(tf.ones([1, 2]))
print(model.train_on(tf.zeros([1, 2]), tf.zeros([1, 1])).numpy())
