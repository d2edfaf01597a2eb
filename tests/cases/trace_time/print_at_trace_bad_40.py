# With the tracing idiom allowed, only a text about tracing in the first place is silent.
# observed: Tracing f | 2 is traced for <dtype: 'int32'> | 2 tracing | 1 | called | called 2 | tracing
# eager: Tracing f | 2 is traced for <dtype: 'int32'> | 2 tracing | 1 | called | called 2 | tracing | Tracing
#   f | 2 is traced for <dtype: 'int32'> | 2 tracing | 1 | called | called 2 | tracing
# options: allow_tracing_idiom
import logging

import tensorflow as tf

logging.basicConfig(format="%(message)s")


@tf.function
def f(x, n):
    print("Tracing f")
    print(f"{n} is traced for", x.dtype)
    logging.warning("retracing with %s", n)
    print(n, "tracing")  # expect: TFF101
    print(1)  # expect: TFF101
    print()  # expect: TFF101
    print("called")  # expect: TFF101
    print(f"called {n}")  # expect: TFF101
    print(*["tracing"])  # expect: TFF101
    return x + n


for _ in range(2):
    f(tf.constant(1), 2)
