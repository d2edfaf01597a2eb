"""Python and NumPy calls that act while TensorFlow traces, and what they return. By hand; the tests ask the modules.

Names are canonical dotted names: the real module before the last dot ("builtins.print", "numpy.random.rand"),
TensorFlow's as `knowledge.api` writes them ("tf.io.gfile.exists"). A method is "<class>.<method>", where the class is a
word of `knowledge.methods` ("list.append") or the class that `returns` gave for its object ("logging.Logger.info").

* `prints(name)`, `frozen(name)`, `effect(name)`: what to use instead, in words for a message (may be ""); None if the
  call is of no such kind.
* `mutates(name)`: whether it changes in place its receiver (a method) or an argument (`MUTATED_ARGUMENT` says which).
* `python_iterator(name)`: whether it makes an iterator that is used up as it is read.
* `returns(name)`: "number", "string", "none", "set", "array", "range", "function", "class", "object", "dtype" (as in
  `api.returns`), "python_list", "python_tuple", "python_dict", "python_iterator" (elements that are no tensors, or not
  known), "copy" (an equal of the first argument), or "of:<class>"; None if the name is not known.
"""

from __future__ import annotations

from typing import Final

from flake8_tffunction.knowledge import api, host_effects
from flake8_tffunction.knowledge.host_returns import RETURNS

# -- TFF101: printing and logging -------------------------------------------------------------------------------------

_LOG_METHODS: Final = ("critical", "debug", "error", "exception", "fatal", "info", "log", "warn", "warning")
_ABSL_LOG_FUNCTIONS: Final = (*_LOG_METHODS[1:], "log_every_n", "log_every_n_seconds", "log_first_n", "log_if", "vlog")
_TF1_LOG_FUNCTIONS: Final = (
    "debug",
    "error",
    "fatal",
    "info",
    "log",
    "log_every_n",
    "log_first_n",
    "log_if",
    "vlog",
    "warn",
    "warning",
)

PRINTS: Final = frozenset(
    {
        "builtins.print",
        "pprint.PrettyPrinter.pprint",
        "pprint.pp",
        "pprint.pprint",
        "sys.stderr.write",
        "sys.stderr.writelines",
        "sys.stdout.write",
        "sys.stdout.writelines",
        "traceback.print_exc",
        "traceback.print_exception",
        "traceback.print_stack",
        "traceback.print_tb",
        "warnings.warn",
        *(f"logging.{name}" for name in _LOG_METHODS),
        *(f"logging.Logger.{name}" for name in _LOG_METHODS),
        *(f"logging.LoggerAdapter.{name}" for name in _LOG_METHODS if name != "fatal"),
        *(f"absl.logging.{name}" for name in _ABSL_LOG_FUNCTIONS),
        *(f"tf.compat.v1.logging.{name}" for name in _TF1_LOG_FUNCTIONS),
        *host_effects.THIRD_PARTY_PRINTS,
    }
)
"""Calls that show something to a person, once per trace."""


def prints(name: str) -> str | None:
    """What to use instead of a call that shows something, or None if it is none."""
    return "tf.print" if name in PRINTS else None


# -- TFF106: values that the graph freezes ----------------------------------------------------------------------------

_CLOCK: Final = "tf.timestamp()"
_RANDOM: Final = "tf.random.*"
_RANDOM_FUNCTIONS: Final = (
    "betavariate",
    "choice",
    "choices",
    "expovariate",
    "gammavariate",
    "gauss",
    "getrandbits",
    "lognormvariate",
    "normalvariate",
    "paretovariate",
    "randbytes",
    "randint",
    "random",
    "randrange",
    "sample",
    "shuffle",
    "triangular",
    "uniform",
    "vonmisesvariate",
    "weibullvariate",
)
_FROM_A_POPULATION: Final = (".choice", ".choices", ".sample", ".randbytes")
_CLOCKS: Final = (
    "clock_gettime",
    "clock_gettime_ns",
    "monotonic",
    "monotonic_ns",
    "perf_counter",
    "perf_counter_ns",
    "process_time",
    "process_time_ns",
    "thread_time",
    "thread_time_ns",
    "time",
    "time_ns",
)

FROZEN: Final = {
    **{f"time.{name}": _CLOCK for name in _CLOCKS},
    **dict.fromkeys(("time.asctime", "time.ctime", "time.gmtime", "time.localtime", "time.strftime"), ""),
    "datetime.datetime.now": _CLOCK,
    "datetime.datetime.today": _CLOCK,
    "datetime.datetime.utcnow": _CLOCK,
    "datetime.date.today": _CLOCK,
    "timeit.default_timer": _CLOCK,
    **{f"random.{name}": _RANDOM for name in _RANDOM_FUNCTIONS},
    **{f"random.Random.{name}": _RANDOM for name in _RANDOM_FUNCTIONS},
    **{f"random.SystemRandom.{name}": _RANDOM for name in _RANDOM_FUNCTIONS},
    "os.getpid": "",
    "os.urandom": _RANDOM,
    "secrets.choice": _RANDOM,
    "secrets.randbelow": _RANDOM,
    "secrets.randbits": _RANDOM,
    "secrets.token_bytes": _RANDOM,
    "secrets.token_hex": "",
    "secrets.token_urlsafe": "",
    "uuid.uuid1": "",
    "uuid.uuid4": "",
}
"""Calls whose value differs from call to call, with what gives such a value in a graph ("": only an argument does)."""

NOW_BY_DEFAULT: Final = {"time.asctime": 0, "time.ctime": 0, "time.gmtime": 0, "time.localtime": 0, "time.strftime": 1}
"""Calls that take the current time where they are given no other -> how many arguments they have then."""

NUMPY_RANDOM_NOT_DRAWN: Final = frozenset(
    {
        "BitGenerator",
        "Generator",
        "MT19937",
        "PCG64",
        "PCG64DXSM",
        "Philox",
        "RandomState",
        "SFC64",
        "SeedSequence",
        "bit_generator",
        "default_rng",
        "get_bit_generator",
        "get_state",
        "mtrand",
        "seed",
        "set_bit_generator",
        "set_state",
        "spawn",
    }
)
"""What stands in numpy.random (or in one of its generators) and draws no number."""


def frozen(name: str) -> str | None:
    """What gives such a value in a graph ("" if nothing does), or None if the call does not freeze anything.

    In numpy.random everything but `NUMPY_RANDOM_NOT_DRAWN` draws: functions, and methods of a Generator or RandomState.
    """
    if name.startswith("numpy.random."):
        last = name[len("numpy.random.") :].rpartition(".")[2]
        return None if last in NUMPY_RANDOM_NOT_DRAWN or last.startswith("_") else _RANDOM
    return FROZEN.get(name)


# -- TFF107: effects outside the graph --------------------------------------------------------------------------------

EFFECTS: Final = {**host_effects.EFFECTS, **host_effects.THIRD_PARTY}
"""Calls that act on files, processes, the network, seeds or locks once per trace -> what to use instead."""


def of_own(name: str) -> bool:
    """Whether the effect of a method stays within the code that made its object."""
    return name.startswith(host_effects.OWN)


def effect(name: str) -> str | None:
    """What to use instead of a call that acts outside the graph ("" if it is to be left out), or None."""
    known = EFFECTS.get(name)
    if known is None:
        owner, _, method = name.rpartition(".")
        if method in host_effects.MODEL_FILES and api.class_kind(owner) == "model":
            return host_effects.CALLER
    return known


def ends_program(name: str) -> bool:
    """Whether the call ends the program, while tracing, whatever the condition of a branch of the graph is."""
    return name in host_effects.ENDS


# -- TFF103: changes in place -----------------------------------------------------------------------------------------

MUTATING_METHODS: Final = {
    "list": frozenset(
        {
            "append",
            "appendleft",
            "clear",
            "extend",
            "extendleft",
            "insert",
            "pop",
            "popleft",
            "remove",
            "reverse",
            "rotate",
            "sort",
        }
    ),
    "dict": frozenset({"clear", "move_to_end", "pop", "popitem", "setdefault", "subtract", "update"}),
    "set": frozenset(
        {
            "add",
            "clear",
            "difference_update",
            "discard",
            "intersection_update",
            "pop",
            "remove",
            "symmetric_difference_update",
            "update",
        }
    ),
    "ndarray": frozenset({"fill", "itemset", "partition", "put", "resize", "setfield", "sort"}),
}
"""Word of `knowledge.methods` -> methods that change their receiver. "list" has deque's too, "dict" Counter's and
OrderedDict's."""
CHANGING: Final = frozenset().union(*MUTATING_METHODS.values())
"""All of them, for a receiver of which the kind is not known."""

CONTAINER_CLASSES: Final = {
    "builtins.list": "list",
    "builtins.dict": "dict",
    "builtins.set": "set",
    "collections.deque": "list",
    "collections.Counter": "dict",
    "collections.OrderedDict": "dict",
    "collections.defaultdict": "dict",
    "numpy.ndarray": "ndarray",
}
"""Classes of Python containers -> the word whose methods they have."""

MUTATED_ARGUMENT: Final = {
    **{f"bisect.{name}": "a" for name in ("insort", "insort_left", "insort_right")},
    **{f"heapq.{name}": "" for name in ("heapify", "heappop", "heappush", "heappushpop", "heapreplace")},
    **{f"numpy.{name}": "a" for name in ("fill_diagonal", "put", "putmask")},
    "numpy.copyto": "dst",
    "numpy.place": "arr",
    **{f"{owner}.shuffle": "x" for owner in ("random", "random.Random", "numpy.random")},
    **{f"numpy.random.{owner}.shuffle": "x" for owner in ("Generator", "RandomState")},
}
"""Functions that change their first argument in place -> its keyword ("": it has none)."""


def mutates(name: str) -> bool:
    """Whether a call changes its receiver or one of its arguments in place ("list.append", "heapq.heappush")."""
    if name in MUTATED_ARGUMENT:
        return True
    owner, _, method = name.rpartition(".")
    return method in MUTATING_METHODS.get(CONTAINER_CLASSES.get(owner, owner), ())


# -- TFF108: iterators that are used up -------------------------------------------------------------------------------

_ITERTOOLS: Final = (
    "accumulate",
    "batched",
    "chain",
    "combinations",
    "combinations_with_replacement",
    "compress",
    "count",
    "cycle",
    "dropwhile",
    "filterfalse",
    "groupby",
    "islice",
    "pairwise",
    "permutations",
    "product",
    "repeat",
    "starmap",
    "takewhile",
    "zip_longest",
)

PYTHON_ITERATORS: Final = frozenset(
    {
        "builtins.enumerate",
        "builtins.filter",
        "builtins.iter",
        "builtins.map",
        "builtins.open",
        "builtins.reversed",
        "builtins.zip",
        "csv.DictReader",
        "csv.reader",
        "glob.iglob",
        "io.open",
        "itertools.chain.from_iterable",
        *(f"itertools.{name}" for name in _ITERTOOLS),
        "os.scandir",
        "os.walk",
        "pathlib.Path.glob",
        "pathlib.Path.iterdir",
        "pathlib.Path.rglob",
        "re.finditer",
    }
)
"""Calls that make a Python iterator. `iter(dataset)` and `zip`, `enumerate` of datasets are for the caller to tell
apart."""


_CONSUMERS: Final = (
    "all",
    "any",
    "dict",
    "enumerate",
    "filter",
    "frozenset",
    "list",
    "map",
    "max",
    "min",
    "next",
    "set",
    "sorted",
    "sum",
    "tuple",
    "zip",
)

ADVANCES: Final = frozenset(
    {
        *(f"builtins.{name}" for name in _CONSUMERS),
        *(f"itertools.{name}" for name in _ITERTOOLS),
        "collections.deque",
        "functools.reduce",
        "itertools.chain.from_iterable",
        "iterator.__next__",
        "iterator.send",
        "numpy.fromiter",
        "str.join",
    }
)
"""Calls that read an iterator that they are given, at once or when their own result is read."""


def advances(name: str) -> bool:
    """Whether the call uses up an iterator among its arguments, or its receiver."""
    return name in ADVANCES


def python_iterator(name: str) -> bool:
    """Whether the call makes an iterator that is used up as it is read."""
    return name in PYTHON_ITERATORS


# -- what they return -------------------------------------------------------------------------------------------------


def returns(name: str) -> str | None:
    """What the call gives, in the words of the module's docstring, or None. In numpy.random whatever draws gives
    an array."""
    word = RETURNS.get(name)
    if word is not None:
        return word
    if name in PRINTS:
        return "none"
    if name in PYTHON_ITERATORS:
        return "python_iterator"
    if name.startswith("time.") and name in FROZEN:
        return "number"
    if frozen(name) is None:
        return None
    if name.endswith(".shuffle"):
        return "none"
    if name.startswith("numpy."):
        return "array"
    return "number" if name.startswith("random.") and not name.endswith(_FROM_A_POPULATION) else None
