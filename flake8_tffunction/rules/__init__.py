"""All rules in code order. Reading this is reading the catalogue."""

from flake8_tffunction.rules import (
    advice,
    control_flow,
    options,
    placement,
    retracing,
    tensors,
    trace_time,
    unconverted,
    variables,
    xla,
)
from flake8_tffunction.rules.base import Rule

RULES: tuple[type[Rule], ...] = (
    *trace_time.RULES,
    *retracing.RULES,
    *variables.RULES,
    *control_flow.RULES,
    *unconverted.RULES,
    *tensors.RULES,
    *xla.RULES,
    *placement.RULES,
    *options.RULES,
    *advice.RULES,
)
