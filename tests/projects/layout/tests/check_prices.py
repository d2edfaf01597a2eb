import tensorflow as tf
from shop.prices import price


@tf.function
def total(x):
    return price(x)  # expect: TFF101 shop/prices.py:2


for _ in range(2):
    print(total(tf.constant(1.0)).numpy())
