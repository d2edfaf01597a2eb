# From tensorflow import config.
# observed: True
from tensorflow import config as tfc
import tensorflow as tf

tfc.run_functions_eagerly(True)  # expect: TFF174
print(tfc.functions_run_eagerly())
