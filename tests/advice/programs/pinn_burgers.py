# A physics-informed network: derivatives of second order inside of the loss, one step without arguments.
# kind: physics-informed network
import tensorflow as tf

tf.keras.utils.set_random_seed(17)
net = tf.keras.Sequential(
    [tf.keras.Input((2,)), tf.keras.layers.Dense(12, "tanh"), tf.keras.layers.Dense(12, "tanh"), tf.keras.layers.Dense(1)]
)
optimizer = tf.keras.optimizers.Adam(1e-3)
t = tf.random.stateless_uniform((32, 1), (17, 1))
x = tf.random.stateless_uniform((32, 1), (17, 2), -1.0, 1.0)
x_start = tf.random.stateless_uniform((16, 1), (17, 3), -1.0, 1.0)
viscosity = 0.01


def residual(t, x):
    with tf.GradientTape(persistent=True) as outer:
        outer.watch(x)
        with tf.GradientTape(persistent=True) as inner:
            inner.watch([t, x])
            u = net(tf.concat([t, x], axis=1))
        u_x = inner.gradient(u, x)
        u_t = inner.gradient(u, t)
    u_xx = outer.gradient(u_x, x)
    return u_t + u * u_x - viscosity * u_xx


def train_step():  # advise: TFF191
    with tf.GradientTape() as tape:
        inside = tf.reduce_mean(tf.square(residual(t, x)))
        start = net(tf.concat([tf.zeros_like(x_start), x_start], axis=1))
        boundary = tf.reduce_mean(tf.square(start + tf.sin(3.14159 * x_start)))
        loss = inside + boundary
    gradients = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(gradients, net.trainable_variables))
    return loss


def main(epochs):
    losses = []
    for epoch in range(epochs):
        loss = train_step()
        losses.append(loss.numpy())
    return losses


if __name__ == "__main__":
    print(main(5))
