# A method of a class in the traced function has a loop with `else`: that stops the function around the class.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
import tensorflow as tf

@tf.function
def f(x):
    class Names:
        def first(self, names):
            for name in names:  # expect: TFF146
                if name == "b":
                    break
            else:
                name = "none"
            return name

    if x > 0.0:
        x = x * float(len(Names().first(["a", "b"])))
    return x


print(f(tf.constant(3.0)).numpy())
