# Methods called print and info that use tf.print are no Python prints.
# observed: rows [1 2] | shown | rows [1 2] | shown

import sys

import tensorflow as tf


class Table(tf.Module):
    def __init__(self):
        self.rows = tf.Variable([1.0, 2.0])

    def print(self):
        tf.print("rows", self.rows, output_stream=sys.stdout)

    def info(self, text):
        tf.print(text, output_stream=sys.stdout)


table = Table()


@tf.function
def show():
    table.print()
    table.info("shown")


show()
show()
