# What asks for a truth or a value is named: `if`, `filter`, a list, a dict, a set, an index or a bound.
# observed: chosen OperatorNotAllowedInGraphError | called OperatorNotAllowedInGraphError | filtered
#   OperatorNotAllowedInGraphError | largest OperatorNotAllowedInGraphError | bound TypeError | dropped TypeError |
#   keyed TypeError | paired TypeError | among TypeError | tabled TypeError | got TypeError | shaped TypeError |
#   ensured TypeError | without TypeError | lettered TypeError | near 6.5
# eager: chosen 2.0 | called 2.0 | filtered 3.0 | largest 1.0 | bound 3.0 | dropped 1.0 | keyed TypeError | paired TypeError |
#   among TypeError | tabled TypeError | got TypeError | shaped 1.0 | ensured 1.0 |
#   without TypeError | lettered TypeError | near 6.5
# says: `if` asks | `if` asks | `filter` asks | `max` iterates | a Python list, takes no tensor as a bound of a slice |
#   `rows`, a Python list, takes no tensor as its index | a dict, takes no tensor as a key | a dict, takes no tensor as a key |
#   a set takes no tensor as a key | `{x: ...}`, a dict, takes | `RATES`, a dict, takes no tensor as a key |
#   takes no tensor as `shape` | takes no tensor as `shape` | a dict takes no tensor as a key | `{x, ...}`, a set, takes no tensor as an element
import numpy as np
import tensorflow as tf

RATES = {0: 0.5, 1: 2.0}
NAMES = {0, 1}
scalar = tf.function(input_signature=[tf.TensorSpec([])])


@scalar
def chosen(x):
    return sum([rate for rate in (2.0, 3.0) if x > rate - 2.0])  # expect: TFF154


@scalar
def called(x):
    return sum([rate for rate in (2.0, 3.0) if tf.greater(x, rate - 2.0)])  # expect: TFF154


@scalar
def filtered(x):
    return sum(filter(lambda rate: x < rate - 1.0, (2.0, 3.0)))  # expect: TFF154


@scalar
def largest(x):
    return max(tf.stack([x, x]))  # expect: TFF159


@scalar
def bound(x):
    return [1.0, 3.0][tf.cast(x, tf.int32) :][0]  # expect: TFF156


@scalar
def dropped(x):
    rows = [1.0, 3.0]
    del rows[tf.cast(x, tf.int32)]  # expect: TFF156
    return rows[0]


@scalar
def keyed(x):
    return RATES[x]  # expect: TFF156


@scalar
def paired(x):
    return {("a", 1): 2.0}["a", x]  # expect: TFF156


@scalar
def among(x):
    return 1.0 if x in NAMES else 0.0  # expect: TFF156


@scalar
def tabled(x):
    return {x: 1.0}["a"]  # expect: TFF156


@scalar
def got(x):
    return RATES.get(x, 1.0)  # expect: TFF156


@scalar
def shaped(x):
    x.set_shape(tf.shape(x))  # expect: TFF156
    return x


@scalar
def ensured(x):
    return tf.ensure_shape(x, shape=tf.shape(x))  # expect: TFF156


@scalar
def without(x):
    return 1.0 if x not in RATES else 0.0  # expect: TFF156


@scalar
def lettered(x):
    return float(len({x}))  # expect: TFF156


@scalar
def near(x):
    grid = np.arange(4.0)
    grid.shape = (2, 2)
    rates = [2.0, 1.0]
    first = rates.index(*[float(digit) for digit in "2"]) + RATES.get(*NAMES) + all([])
    return x + bool([x, x]) + first + RATES.get("a", x) + max(grid.tolist()[1][0], 1)


for name in (
    "chosen called filtered largest bound dropped keyed paired among tabled got shaped ensured without lettered near"
).split():
    try:
        print(name, float(globals()[name](tf.constant(1.0))))
    except Exception as error:
        print(name, type(error).__name__)
