def conditional(x):
    print("conditional")
    return x


def shared(x):
    print("shared")
    return x
