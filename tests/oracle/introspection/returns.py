"""What a function returns when it is traced: tried in a graph, else read from its docstring.

The words are those of `flake8_tffunction.knowledge.api`.
"""

from __future__ import annotations

import functools
import inspect
import re
import signal
import types
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy
import tensorflow as tf
from tensorflow.python.framework import op_def_registry
from tensorflow.python.framework.func_graph import FuncGraph

from tests.oracle.introspection.samples import attempts

SECONDS = 5
DTYPE_PARAMETERS = ("dtype", "output_type", "out_type", "Tout", "tout", "type", "output_dtype")
ENOUGH = 6
"""Successful calls after which a function isn't tried further."""


class Evidence(NamedTuple):
    """What is known of one function: word, dtype rule, and how it is known ("call", "doc", "op", "")."""

    word: str
    dtype: str
    source: str


class Outcome(NamedTuple):
    """One call that worked."""

    word: str
    given: str | None
    """Dtype of the first argument."""
    dtypes: tuple[str, ...]


def raw_op(name: str) -> str:
    """The word for `tf.raw_ops.<name>`, from the op's definition."""
    definition = op_def_registry.get(name)
    if definition is None:
        return "unknown"
    outputs = definition.output_arg
    several = any(output.number_attr or output.type_list_attr for output in outputs)
    if not outputs:
        return "operation"
    if len(outputs) == 1:
        return "list" if several else "tensor"
    return f"tuple:{len(outputs)}" if not several else "tuple"


def evidence(function: Callable[..., Any], try_it: bool) -> Evidence:
    """Ask the function itself, then its docstring."""
    if try_it:
        outcomes = _outcomes(function, {}, ENOUGH)
        if outcomes:
            return Evidence(_of_any_length(function, _word(outcomes)), _dtype_rule(function, outcomes), "call")
    word = documented(function)
    return Evidence(word, "", "doc" if word != "unknown" else "")


def _of_any_length(function: Callable[..., Any], found: str) -> str:
    """Without the count, where the number of arguments decides it."""
    variadic = any(p.kind is p.VAR_POSITIONAL for p in inspect.signature(function).parameters.values())
    return "tuple" if variadic and found.startswith("tuple:") else found


def _outcomes(function: Callable[..., Any], chosen: dict[str, Any], enough: int) -> list[Outcome]:
    found: dict[tuple[str | None, tuple[str, ...], str], Outcome] = {}
    with FuncGraph("introspection").as_default():
        for attempt in attempts(function, chosen):
            try:
                with _deadline():
                    result = function(*attempt.args, **attempt.keywords)
                outcome = Outcome(word(result), attempt.dtype, tuple(_dtypes(result)))
            except (Exception, SystemExit):  # noqa: B902 - anything may go wrong with arguments that are guessed
                continue
            found.setdefault((outcome.given, outcome.dtypes, outcome.word), outcome)
            if len(found) >= enough:
                break
    return list(found.values())


class _deadline:
    """Raises TimeoutError in a call that waits for something."""

    def __enter__(self) -> None:
        signal.signal(signal.SIGALRM, self._late)
        signal.alarm(SECONDS)

    def __exit__(self, *_: object) -> None:
        signal.alarm(0)

    @staticmethod
    def _late(number: int, frame: types.FrameType | None) -> None:
        raise TimeoutError


PUBLIC: dict[type[Any], str] = {}
"""Public class -> its canonical name; filled by the caller, who has walked the names."""

PLAIN: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (type(None), "none"),
    (tf.Variable, "variable"),
    (tf.Tensor, "tensor"),
    (tf.TensorArray, "tensorarray"),
    (tf.data.Dataset, "dataset"),
    (tf.data.Iterator, "dataset_iterator"),
    (tf.Operation, "operation"),
    (tf.TensorShape, "shape"),
    (tf.DType, "dtype"),
    ((bool, numpy.bool_, int, float, complex), "number"),
    ((str, bytes), "string"),
    ((numpy.ndarray, numpy.generic), "array"),
    ((types.FunctionType, types.BuiltinFunctionType, types.MethodType, functools.partial), "function"),
    (type, "class"),
)


def word(result: Any) -> str:
    """The word for a value that a traced call returned."""
    for types_, name in PLAIN:
        if isinstance(result, types_):
            return name
    if isinstance(result, dict):
        return "dict"
    if isinstance(result, (list, tuple)):
        return _sequence_word(result)
    return f"of:{PUBLIC[type(result)]}" if type(result) in PUBLIC else "object"


def _sequence_word(result: list[Any] | tuple[Any, ...]) -> str:
    parts = [word(part) for part in result]
    tensors = bool(parts) and set(parts) == {"tensor"}
    if isinstance(result, list):
        return "list" if tensors else "python_list"
    if tensors:
        return f"tuple:{len(parts)}"
    return f"parts:{','.join(parts)}" if "tensor" in parts or "list" in parts else "python_tuple"


def _word(outcomes: list[Outcome]) -> str:
    """One word for all outcomes: the same one, or the looser word that covers them."""
    words = {outcome.word for outcome in outcomes}
    if len(words) == 1:
        return words.pop()
    if all(w.startswith("tuple") for w in words):
        return "tuple"
    if words == {"none", "operation"}:
        return "operation"
    # what a tensor gives, for functions that give something else for a list or a composite tensor
    return outcomes[0].word if "tensor" in words else "unknown"


def _dtypes(result: Any) -> list[str]:
    parts = result if isinstance(result, (list, tuple)) else [result]
    return [part.dtype.base_dtype.name if isinstance(part, (tf.Tensor, tf.Variable)) else "-" for part in parts]


def _dtype_rule(function: Callable[..., Any], outcomes: list[Outcome]) -> str:
    """The rule for the dtype of the result, in the words of `api.dtype_rule`; "" if there is none."""
    default = _default_rule(outcomes)
    if "," in default and any(name in inspect.signature(function).parameters for name in ("out_idx", "index_type")):
        return ""  # the dtype of one element is an argument
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError):
        return default
    for keyword in DTYPE_PARAMETERS:
        if keyword in parameters and _follows(function, keyword):
            only = parameters[keyword].kind is inspect.Parameter.KEYWORD_ONLY
            position = "" if only else str(list(parameters).index(keyword))
            named = "" if keyword == "dtype" else f":{keyword}"
            needed = parameters[keyword].default is inspect.Parameter.empty
            return f"dtype:{position}{named}={'' if needed or ',' in default else default}"
    return default


def _follows(function: Callable[..., Any], keyword: str) -> bool:
    """Whether the result has the dtype that is given as `keyword`."""
    kept = 0
    for dtype in ("float32", "float64", "int32", "int64", "uint8"):
        for outcome in _outcomes(function, {keyword: tf.as_dtype(dtype)}, 1):
            if set(outcome.dtypes) != {dtype}:
                return False
            kept += 1
    return kept > 1


def _default_rule(outcomes: list[Outcome]) -> str:
    tensors = [o for o in outcomes if o.dtypes and "-" not in o.dtypes]
    real = [o for o in tensors if not (o.given or "").startswith("complex")]
    tensors = real or tensors  # the absolute value of a complex number is real: rules are for real arguments
    if not tensors:
        return ""
    given = [o.given for o in tensors]
    if all(len(set(o.dtypes)) == 1 for o in tensors):  # one tensor, or equal ones: tf.split
        return _column_rule(given, [o.dtypes[0] for o in tensors])
    if len({len(o.dtypes) for o in tensors}) > 1:
        return ""
    rules = [_column_rule(given, list(column)) for column in zip(*(o.dtypes for o in tensors))]
    return "" if "" in rules else ",".join(rules)


def _column_rule(given: list[str | None], column: list[str]) -> str:
    several = len(set(given)) > 1 or given[0] is None
    if len(set(column)) == 1 and (several or given[0] == "bool" == column[0] or given[0] == "string"):
        return column[0]
    if len(given) == len(column) and given == column:
        return "arg"
    return ""


DOCUMENTED = (
    (r"^(a|an|the)? ?(tuple|pair)\b", "python_tuple"),
    (r"^(a |the )?list of .{0,20}tensor", "list"),
    (r"^(a|the) list\b|^list of", "python_list"),
    (r"^(a|the) (possibly nested|nest)", "nest"),
    (r"^(a|an|the)? ?(n-d |\d-d |rank \S+ |`?\w+`? )*`?tensor`?\b", "tensor"),
    (r"^(a|an|the)? ?`?tensor`?\b", "tensor"),
    (r"^(a|an|the)? ?`?(tf\.data\.)?dataset`?", "dataset"),
    (r"^(a|an|the)? ?`?dict", "dict"),
    (r"^(a|an|the)? ?(python )?(string|`?str`?)\b", "string"),
    (r"^`?(true|false)`? (if|when|in case)", "number"),
    (r"^(a|an|the)? ?`?(tf\.)?(operation|op)`?\b", "operation"),
)
"""How TensorFlow's docstrings begin their "Returns:" section, lower case, in order of trust."""


def documented(function: Callable[..., Any]) -> str:
    """The word that the "Returns:" section of the docstring gives, or "unknown"."""
    match = re.search(r"^Returns:\s*\n?\s*(.+)", inspect.getdoc(function) or "", re.MULTILINE)
    if not match:
        return "unknown"
    text = match[1].strip().lower()
    return next((name for pattern, name in DOCUMENTED if re.search(pattern, text)), "unknown")
