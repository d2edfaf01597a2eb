"""10x: Python that runs only while TensorFlow traces."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.trace_time.attribute_write import AttributeWrite
from flake8_tffunction.rules.trace_time.frozen_free_variable import FrozenFreeVariable
from flake8_tffunction.rules.trace_time.frozen_host_value import FrozenHostValue
from flake8_tffunction.rules.trace_time.global_write import GlobalWrite
from flake8_tffunction.rules.trace_time.host_effect import HostEffect
from flake8_tffunction.rules.trace_time.iterator_consumed import IteratorConsumed
from flake8_tffunction.rules.trace_time.leaked_tensor import LeakedTensor
from flake8_tffunction.rules.trace_time.outer_mutation import OuterMutation
from flake8_tffunction.rules.trace_time.print_at_trace import PrintAtTrace

RULES: tuple[type[Rule], ...] = (
    PrintAtTrace,
    GlobalWrite,
    OuterMutation,
    AttributeWrite,
    LeakedTensor,
    FrozenHostValue,
    HostEffect,
    IteratorConsumed,
    FrozenFreeVariable,
)
