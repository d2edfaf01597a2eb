# A shape that is open, or of no rank, is compared, unpacked, listed, counted, and put into other shapes.
# observed: listed other | compared other | unranked other | called other | written TypeError | named TypeError |
#   starred TypeError | whole TypeError | unpacked ValueError | as_list ValueError | by_size ValueError | counted ValueError |
#   near True True True False
# eager: listed same | compared same | unranked same | called same | written 24.0 | named 8.0 |
#   starred 24.0 | whole 12.0 | unpacked 7.0 | as_list 7.0 | by_size 7.0 | counted 2.0 |
#   near True True False False
import tensorflow as tf

OPEN = [tf.TensorSpec([None, 3], tf.float32)]
ANY = [tf.TensorSpec(None, tf.float32)]


@tf.function(input_signature=OPEN)
def listed(x):
    return "same" if x.shape.as_list() == [4, 3] else "other"  # expect: TFF155


@tf.function(input_signature=OPEN)
def compared(x):
    return "same" if x.shape == [4, 3] else "other"  # expect: TFF155


@tf.function(input_signature=ANY)
def unranked(x):
    return "same" if x.shape == [4, 3] else "other"  # expect: TFF155


def rows(x):
    return x.shape[0]


@tf.function(input_signature=OPEN)
def called(x):
    if rows(x):  # expect: TFF155
        return "same"
    return "other"


@tf.function(input_signature=OPEN)
def written(x):
    n = x.shape[0]
    return tf.reduce_sum(
        tf.ones(
            [
                2,
                n,  # expect: TFF155
                3,
            ]
        )
    )


@tf.function(input_signature=OPEN)
def named(x):
    size = [
        2,
        x.shape[0],  # expect: TFF155
    ]
    return tf.reduce_sum(tf.ones(size))


@tf.function(input_signature=OPEN)
def starred(x):
    return tf.reduce_sum(tf.ones([*x.shape, 2]))  # expect: TFF155


@tf.function(input_signature=OPEN)
def whole(x):
    return tf.reduce_sum(tf.ones(x.shape.as_list()))  # expect: TFF155


@tf.function(input_signature=ANY)
def unpacked(x):
    (
        height,
        width,
    ) = x.shape  # expect: TFF155
    return tf.reduce_sum(x) - 5.0


@tf.function(input_signature=ANY)
def as_list(x):
    return sum(x.shape.as_list())  # expect: TFF155


@tf.function(input_signature=ANY)
def by_size(x):
    return sum([size for size in x.shape])  # expect: TFF155


@tf.function(input_signature=ANY)
def counted(x):
    return len(x.shape)  # expect: TFF155


@tf.function(input_signature=OPEN)
def near(x):
    n = x.shape[0]
    print(x.shape == x.get_shape(), n in (None, 4), x.shape == (None, 3), n is x.shape[1])  # expect: TFF101
    return x


def shown(name, function):
    try:
        result = function(tf.ones([4, 3]))
        print(name, (result if isinstance(result, str) else result.numpy().decode()) if name in ("listed", "compared", "unranked", "called") else float(result))
    except (TypeError, ValueError) as error:
        print(name, type(error).__name__)


for name in "listed compared unranked called written named starred whole unpacked as_list by_size counted".split():
    shown(name, globals()[name])
print("near", end=" ")
near(tf.ones([4, 3]))
