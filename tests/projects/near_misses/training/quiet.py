def helper(x):
    return x + 0.0


def chosen(x):
    return x
