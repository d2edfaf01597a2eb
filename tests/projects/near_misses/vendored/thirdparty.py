LOG = []


def scaled(x):
    LOG.append("traced")
    return x
