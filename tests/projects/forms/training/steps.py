import tensorflow as tf

import training.losses
import training.losses as absolute_losses
from training import Meter, loss_that_is_handed_on
from training.losses import *

from . import losses
from .losses import deep, quiet, relative, silenced
from .losses import relative as renamed

try:
    from .faster import conditional
except ImportError:
    from .fallback import conditional

if tf.__version__ > "1":
    from training.fallback import shared

meter = Meter()


@tf.function
def every(x):
    y = conditional(x)  # expect: TFF101 fallback.py:2
    y += shared(x)  # expect: TFF101 fallback.py:7
    y += relative(x)  # expect: TFF101 losses.py:9
    y += absolute_losses.absolute(x)  # expect: TFF101 losses.py:14
    y += loss_that_is_handed_on(x)  # expect: TFF101 losses.py:19
    y += from_star(x)  # expect: TFF101 losses.py:24
    y += training.losses.deep(x)  # expect: TFF101 nested.py:2
    y += deep(x)  # expect: TFF101 nested.py:2
    y += meter.update(x)  # expect: TFF101 losses.py:59, TFF104 losses.py:60
    y += quiet(x) + silenced(x) + losses.picky(x)
    losses.Noise()  # expect: TFF101 losses.py:66
    return y + renamed(x)  # expect: TFF101 losses.py:9
