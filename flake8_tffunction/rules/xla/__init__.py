"""16x: under jit_compile=True, and whatever it calls."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.xla.xla_dropped_assert import XlaDroppedAssert
from flake8_tffunction.rules.xla.xla_dynamic_shape import XlaDynamicShape
from flake8_tffunction.rules.xla.xla_host_op import XlaHostOp
from flake8_tffunction.rules.xla.xla_loop_constant import XlaLoopConstant
from flake8_tffunction.rules.xla.xla_missing_kernel import XlaMissingKernel
from flake8_tffunction.rules.xla.xla_random_seed import XlaRandomSeed
from flake8_tffunction.rules.xla.xla_recompile import XlaRecompile
from flake8_tffunction.rules.xla.xla_tensorarray import XlaTensorArray
from flake8_tffunction.rules.xla.xla_tensorarray_boundary import XlaTensorArrayBoundary

RULES: tuple[type[Rule], ...] = (
    XlaDynamicShape,
    XlaHostOp,
    XlaDroppedAssert,
    XlaTensorArray,
    XlaLoopConstant,
    XlaRandomSeed,
    XlaRecompile,
    XlaMissingKernel,
    XlaTensorArrayBoundary,
)
