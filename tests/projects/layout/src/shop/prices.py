def price(x):
    print("price")
    return x * 2.0
