"""17x: where tf.function is put."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.placement.bad_target import BadTarget
from flake8_tffunction.rules.placement.decorator_order import DecoratorOrder
from flake8_tffunction.rules.placement.keras_loop_call import KerasLoopCall
from flake8_tffunction.rules.placement.nested_function import NestedFunction
from flake8_tffunction.rules.placement.python_return import PythonReturn
from flake8_tffunction.rules.placement.run_eagerly_left import RunEagerlyLeft
from flake8_tffunction.rules.placement.temporary_instance import TemporaryInstance
from flake8_tffunction.rules.placement.unhashable_owner import UnhashableOwner
from flake8_tffunction.rules.placement.unused_wrapper import UnusedWrapper
from flake8_tffunction.rules.placement.v1_api import V1Api

RULES: tuple[type[Rule], ...] = (
    PythonReturn,
    DecoratorOrder,
    BadTarget,
    NestedFunction,
    RunEagerlyLeft,
    V1Api,
    KerasLoopCall,
    TemporaryInstance,
    UnhashableOwner,
    UnusedWrapper,
)
