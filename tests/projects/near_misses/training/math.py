"""Not the module that `import math` means."""


def sqrt(x):
    print("not called")
    return x
