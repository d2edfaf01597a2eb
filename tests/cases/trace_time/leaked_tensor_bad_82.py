# what tf.clip_by_global_norm returns are tensors; instances that are made side by side are called with tensors
# observed: norms 1 | TypeError | TypeError | TypeError
import tensorflow as tf


class Actor(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(1.0)
        self.last = None

    @tf.function
    def __call__(self, x):
        y = x * self.w
        self.last = x  # expect: TFF105
        return y


norms, clipped = [], {}
actor, target = Actor(), Actor()


@tf.function
def train(x):
    with tf.GradientTape() as tape:
        loss = tf.square(actor.w * x)
    grads, norm = tf.clip_by_global_norm([tape.gradient(loss, actor.w)], 0.5)
    norms.append(norm)  # expect: TFF105
    clipped["w"] = grads[0]  # expect: TFF105
    actor.w.assign_sub(0.1 * grads[0])
    return norm


for i in range(2):
    actor(train(tf.constant(float(i))))
print("norms", len(norms))
for held in (norms[0], clipped["w"], actor.last):
    try:
        print(held + 1.0)
    except TypeError as err:
        print(type(err).__name__)
