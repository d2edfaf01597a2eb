# Names are imported one by one.
# kind: custom training loop
import tensorflow
from tensorflow import GradientTape, Variable, matmul, reduce_mean, square, stack
from tensorflow.keras.optimizers import SGD

tensorflow.keras.utils.set_random_seed(68)
a = Variable([[0.1], [0.2]])
c = Variable([0.0])
optimizer = SGD(0.1)


def one_update(features, wanted):  # advise: TFF191
    with GradientTape() as tape:
        loss = reduce_mean(square(matmul(features, a) + c - wanted))
    optimizer.apply_gradients(zip(tape.gradient(loss, [a, c]), [a, c]))
    return loss


def main(steps):
    out = []
    while len(out) < steps:
        features = stack([[1.0, 2.0], [2.0, 0.5 * len(out)]])
        out.append(one_update(features, tensorflow.constant([[1.0], [2.0]])).numpy())
    return out


if __name__ == "__main__":
    print(main(5))
