# A dimension or rank that is not known: in all comparisons, in stars, conditions and lists of several lines.
# observed: chained TypeError | both no | bits TypeError | equal no | member no | spread TypeError | listed TypeError |
#   ranked AssertionError | counted ValueError | paired ValueError | starred ValueError | texts None | near yes
# eager: chained yes | both yes | bits 3 | equal yes | member yes | spread 3 | listed [2, 1, 3] | ranked yes | counted 2 |
#   paired [3] | starred 2 | texts 2 | near yes
# says: `1 < n < 5` is None | `n` is None while tracing, so this is false | `n` is None while tracing, so this fails |
#   `x.shape` holds None while tracing, so this is False | `n` is None while tracing, so this is False |
#   `*x.shape` is None | `[*x.shape[1:1], x.shape[0], 1, 3]` is None | `x.shape` has no known rank while tracing, so this fails: use a signature |
#   `x.get_shape().as_list` has no known rank | `x.shape` has no known rank | `(height, width)` has no known rank |
#   `*x.shape` has no known rank | `n` is None while tracing, so this writes "None"
import tensorflow as tf

ROWS = [tf.TensorSpec([None, 3])]
UNSET = ()
rows = tf.function(input_signature=ROWS)
any_rank = tf.function(input_signature=[tf.TensorSpec(None)])
tape = tf.GradientTape(persistent=True)


@rows
def chained(x):
    n = x.shape[0]
    return "yes" if 1 < n < 5 else "no"  # expect: TFF155


@rows
def both(x):
    n, m = x.shape[0], x.shape[0]
    if n and m:  # expect: TFF155
        return "yes"
    return "no"


@rows
def bits(x):
    n = x.shape[0]
    return n | 1  # expect: TFF155


@rows
def equal(x):
    return "yes" if x.shape == tf.ones([2, 3]).shape else "no"  # expect: TFF155


@rows
def member(x):
    n = x.shape[0]
    return "yes" if n in (2, 3) else "no"  # expect: TFF155


@rows
def spread(x):
    return max(*x.shape)  # expect: TFF155


@rows
def listed(x):
    return tf.zeros(
        [  # expect: TFF155
            *x.shape[1:1],
            x.shape[0],
            1,
            3,
        ]
    ).shape.as_list()


@any_rank
def ranked(x):
    assert x.shape  # expect: TFF155
    return "yes"


@any_rank
def counted(x):
    return len(x.get_shape().as_list()) + len(x.shape) - 2  # expect: TFF155, TFF155


@any_rank
def paired(x):
    return [width for height, width in [x.shape]]  # expect: TFF155


@any_rank
def starred(x):
    sizes = [*x.shape]  # expect: TFF155
    return sizes[0]


@rows
def texts(x):
    n = x.shape[0]
    return f"{n}"  # expect: TFF155


@rows
def near(x):
    n, sizes, static = x.shape[0], [int(digit) for digit in "9"], tf.ones([2, 3]).shape
    known = static == (2, 3) and static == [2, 3] and static != tf.ones([3]).shape
    spec = tf.IndexedSlicesSpec([n, 3], tf.float32)
    with tape:
        known = (
            known
            and n is not UNSET
            and not x.shape == sizes
            and not x.shape == ()
            and not x.shape == [2, 3, 1]
            and len([*UNSET]) == 0
            and not len(*[UNSET])
        )
    return "yes" if known and isinstance(spec, tf.TypeSpec) else "no"


for name in "chained both bits equal member spread listed ranked counted paired starred texts near".split():
    try:
        result = globals()[name](tf.ones([2, 3]))
        result = tf.nest.map_structure(lambda part: part.numpy() if isinstance(part, tf.Tensor) else part, result)
        print(name, result.decode() if isinstance(result, bytes) else result)
    except Exception as error:
        print(name, type(error).__name__)
