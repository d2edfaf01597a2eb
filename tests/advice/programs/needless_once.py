# Called once, when the module is loaded.
# kind: model builder
import tensorflow as tf

table = tf.Variable(tf.zeros((5, 3)))


@tf.function
def fill_table():  # advise: TFF192
    rows = tf.random.stateless_normal((5, 3), (48, 1))
    rows = rows / tf.norm(rows, axis=1, keepdims=True)
    table.assign(rows)


fill_table()


def main(steps):
    return [tf.reduce_sum(tf.gather(table, i % 5)).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(3))
