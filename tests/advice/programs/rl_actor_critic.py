# Advantage actor-critic on batches of transitions; discounting is done in the step.
# kind: rl
import tensorflow as tf

tf.keras.utils.set_random_seed(7)
body = tf.keras.layers.Dense(16, activation="tanh")
actor = tf.keras.layers.Dense(3)
critic = tf.keras.layers.Dense(1)
for layer, width in ((body, 5), (actor, 16), (critic, 16)):
    layer.build((None, width))
variables = body.trainable_variables + actor.trainable_variables + critic.trainable_variables
optimizer = tf.keras.optimizers.SGD(1e-2)


def discounted(rewards, gamma=0.9):
    total = tf.zeros(())
    steps = tf.shape(rewards)[0]
    returns = tf.TensorArray(tf.float32, size=steps)
    for i in tf.range(steps):
        total = rewards[steps - 1 - i] + gamma * total
        returns = returns.write(steps - 1 - i, total)
    return returns.stack()


def train_on_episode(states, actions, rewards):  # advise: TFF191
    returns = discounted(rewards)
    with tf.GradientTape() as tape:
        hidden = body(states)
        logits = actor(hidden)
        values = tf.squeeze(critic(hidden), 1)
        advantage = returns - values
        chosen = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=actions, logits=logits)
        policy_loss = tf.reduce_mean(chosen * tf.stop_gradient(advantage))
        loss = policy_loss + 0.5 * tf.reduce_mean(tf.square(advantage))
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
    return loss


def main(episodes):
    out = []
    for episode in range(episodes):
        states = tf.random.stateless_normal((10, 5), (episode, 1))
        actions = tf.random.stateless_uniform((10,), (episode, 2), 0, 3, tf.int32)
        rewards = tf.random.stateless_normal((10,), (episode, 3))
        out.append(train_on_episode(states, actions, rewards).numpy())
    return out


if __name__ == "__main__":
    print(main(5))
