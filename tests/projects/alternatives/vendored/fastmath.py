"""As if it were installed."""


def scaled(x):
    print("not called")
    return x


def doubled(x):
    return x * 2.0


def tripled(x):
    return x * 3.0
