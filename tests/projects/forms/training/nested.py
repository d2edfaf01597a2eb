def deeper(x):
    print("nested")
    return x
