# The lists of variables, losses and layers that Keras hands out are new ones each time.
# observed: 2 4 2 1 | 2 2
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(2), tf.keras.layers.Dense(1)])
scale = tf.Variable(1.0)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = tf.keras.layers.Dense(2)
        self.scale = tf.Variable(1.0)

    def call(self, x):
        return self.inner(x) * self.scale

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self(x)) - tf.reduce_mean(y)
        variables = self.inner.trainable_weights
        variables.append(self.scale)  # clean
        variables += [self.scale]  # clean
        weights = self.trainable_variables
        weights.clear()  # clean
        self.optimizer.apply_gradients(zip(tape.gradient(loss, variables[:2]), variables[:2]))
        return {"loss": loss}


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x)) * scale
    variables = model.trainable_variables
    variables.extend([scale])  # clean
    losses = model.losses
    losses.append(loss)  # clean
    layers = model.layers
    layers.pop()  # clean
    return tape.gradient(loss, variables)[0]


step(tf.ones([1, 2]))
step(tf.ones([2, 2]))
net = Net()
net.compile("sgd")
net.fit(tf.ones([2, 2]), tf.ones([2, 1]), verbose=0)
print(len(net.trainable_variables), len(model.trainable_variables), len(model.layers), len(net.inner.trainable_weights) // 2)
print(len(net.inner.trainable_weights), len(net.inner.weights))
