"""Python and NumPy calls that act while TensorFlow traces, and what they return. By hand; the tests ask the real modules.

Names are canonical dotted names: the real module before the last dot ("builtins.print", "time.time", "numpy.random.rand"),
TensorFlow's as `knowledge.api` writes them ("tf.io.gfile.exists"). A method is "<class>.<method>", where the class is a
word of `knowledge.methods` ("list.append") or the class that `returns` gave for its object ("logging.Logger.info").

* `prints(name)`, `frozen(name)`, `effect(name)`: what to use instead, in words for a message (may be ""); None if the
  call is of no such kind.
* `mutates(name)`: whether it changes in place its receiver (a method) or an argument (`MUTATED_ARGUMENT` says which).
* `python_iterator(name)`: whether it makes an iterator that is used up as it is read.
* `returns(name)`: "number", "string", "none", "dict", "set", "array", "iterator", "range", "function", "class",
  "object", "dtype" (as in `api.returns`), "python_list" and "python_tuple" (elements that are no tensors, or not known),
  or "of:<class>"; None if the name is not known.
"""

from __future__ import annotations

from typing import Final

# -- TFF101: printing and logging -------------------------------------------------------------------------------------

_LOG_METHODS: Final = ("critical", "debug", "error", "exception", "fatal", "info", "log", "warn", "warning")
_ABSL_LOG_FUNCTIONS: Final = (*_LOG_METHODS, "log_every_n", "log_every_n_seconds", "log_first_n", "log_if", "vlog")
_TF1_LOG_FUNCTIONS: Final = (
    "debug", "error", "fatal", "info", "log", "log_every_n", "log_first_n", "log_if", "vlog", "warn", "warning",
)

PRINTS: Final = frozenset({
    "builtins.print",
    "pprint.pp",
    "pprint.pprint",
    "sys.stderr.write",
    "sys.stderr.writelines",
    "sys.stdout.write",
    "sys.stdout.writelines",
    "warnings.warn",
    *(f"logging.{name}" for name in _LOG_METHODS),
    *(f"logging.Logger.{name}" for name in _LOG_METHODS),
    *(f"logging.LoggerAdapter.{name}" for name in _LOG_METHODS if name != "fatal"),
    *(f"absl.logging.{name}" for name in _ABSL_LOG_FUNCTIONS),
    *(f"tf.compat.v1.logging.{name}" for name in _TF1_LOG_FUNCTIONS),
})
"""Calls that show something to a person, once per trace."""


def prints(name: str) -> str | None:
    """What to use instead of a call that shows something, or None if it is none."""
    return "tf.print" if name in PRINTS else None


# -- TFF106: values that the graph freezes ----------------------------------------------------------------------------

_CLOCK: Final = "tf.timestamp()"
_RANDOM: Final = "tf.random.*"
_RANDOM_FUNCTIONS: Final = (
    "betavariate", "choice", "choices", "expovariate", "gammavariate", "gauss", "getrandbits", "lognormvariate",
    "normalvariate", "paretovariate", "randbytes", "randint", "random", "randrange", "sample", "shuffle", "triangular",
    "uniform", "vonmisesvariate", "weibullvariate",
)
_CLOCKS: Final = (
    "clock_gettime", "clock_gettime_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time",
    "process_time_ns", "thread_time", "thread_time_ns", "time", "time_ns",
)

FROZEN: Final = {
    **{f"time.{name}": _CLOCK for name in _CLOCKS},
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

NUMPY_RANDOM_NOT_DRAWN: Final = frozenset({
    "BitGenerator", "Generator", "MT19937", "PCG64", "PCG64DXSM", "Philox", "RandomState", "SFC64", "SeedSequence",
    "bit_generator", "default_rng", "get_bit_generator", "get_state", "mtrand", "seed", "set_bit_generator", "set_state",
    "spawn",
})
"""What stands in numpy.random (or in one of its generators) and draws no number."""


def frozen(name: str) -> str | None:
    """What gives such a value in a graph ("" if nothing does), or None if the call does not freeze anything.

    In numpy.random everything but `NUMPY_RANDOM_NOT_DRAWN` draws: functions, and methods of a Generator or RandomState.
    """
    if name.startswith("numpy.random."):
        last = name[len("numpy.random."):].rpartition(".")[2]
        return None if last in NUMPY_RANDOM_NOT_DRAWN or last.startswith("_") else _RANDOM
    return FROZEN.get(name)


# -- TFF107: effects outside the graph --------------------------------------------------------------------------------

_FILES: Final = "tf.io"
_CALLER: Final = "the calling code"
_HOST: Final = "tf.py_function"
_LOCK: Final = "tf.CriticalSection"
_SEED: Final = "tf.random.stateless_*"

_OS_FUNCTIONS: Final = (
    "chdir", "chmod", "listdir", "makedirs", "mkdir", "remove", "removedirs", "rename", "renames", "replace", "rmdir",
    "scandir", "stat", "symlink", "truncate", "unlink", "utime", "walk",
)
_OS_PROCESSES: Final = ("_exit", "abort", "kill", "popen", "putenv", "system", "unsetenv")
_OS_PATH_FUNCTIONS: Final = (
    "exists", "getatime", "getctime", "getmtime", "getsize", "isdir", "isfile", "islink", "ismount", "lexists", "samefile",
)
_SHUTIL_FUNCTIONS: Final = (
    "copy", "copy2", "copyfile", "copyfileobj", "copymode", "copystat", "copytree", "disk_usage", "make_archive", "move",
    "rmtree", "unpack_archive", "which",
)
_PATH_METHODS: Final = (
    "chmod", "exists", "glob", "is_dir", "is_file", "is_symlink", "iterdir", "mkdir", "open", "read_bytes", "read_text",
    "rename", "replace", "rglob", "rmdir", "stat", "symlink_to", "touch", "unlink", "write_bytes", "write_text",
)
_FILE_METHODS: Final = (
    "close", "flush", "read", "readline", "readlines", "seek", "tell", "truncate", "write", "writelines",
)
_GFILE_FUNCTIONS: Final = (
    "GFile", "copy", "exists", "glob", "isdir", "listdir", "makedirs", "mkdir", "remove", "rename", "rmtree", "stat", "walk",
)
_TF1_GFILE_FUNCTIONS: Final = (
    "Copy", "DeleteRecursively", "Exists", "FastGFile", "Glob", "IsDirectory", "ListDirectory", "MakeDirs", "MkDir", "Remove",
    "Rename", "Stat", "Walk",
)
_REQUESTS_FUNCTIONS: Final = ("delete", "get", "head", "options", "patch", "post", "put", "request")
_NUMPY_FILE_FUNCTIONS: Final = (
    "fromfile", "fromregex", "genfromtxt", "load", "loadtxt", "memmap", "save", "savetxt", "savez", "savez_compressed",
)
_PYPLOT_FUNCTIONS: Final = (
    "bar", "clf", "close", "draw", "figure", "hist", "imread", "imsave", "imshow", "legend", "pause", "plot", "savefig",
    "scatter", "show", "subplot", "subplots", "title", "xlabel", "ylabel",
)

EFFECTS: Final = {
    "builtins.breakpoint": "",
    "builtins.input": "an argument",
    "builtins.open": _FILES,
    "codecs.open": _FILES,
    "io.open": _FILES,
    "pdb.set_trace": "",
    **{f"io.TextIOWrapper.{name}": _FILES for name in _FILE_METHODS},
    **{f"os.{name}": _FILES for name in _OS_FUNCTIONS},
    **{f"os.{name}": _HOST for name in _OS_PROCESSES},
    **{f"os.path.{name}": _HOST for name in _OS_PATH_FUNCTIONS},
    **{f"shutil.{name}": _HOST for name in _SHUTIL_FUNCTIONS},
    "glob.glob": "tf.io.matching_files",
    "glob.iglob": "tf.io.matching_files",
    **{f"pathlib.Path.{name}": _FILES for name in _PATH_METHODS},
    **{f"subprocess.{name}": _HOST for name in ("Popen", "call", "check_call", "check_output", "getoutput", "getstatusoutput", "run")},
    **{f"requests.{name}": _HOST for name in _REQUESTS_FUNCTIONS},
    **{f"requests.Session.{name}": _HOST for name in _REQUESTS_FUNCTIONS},
    "urllib.request.urlopen": _HOST,
    "urllib.request.urlretrieve": _HOST,
    "socket.create_connection": _HOST,
    "socket.socket": _HOST,
    **{f"socket.socket.{name}": _HOST for name in ("accept", "bind", "connect", "listen", "recv", "send", "sendall", "sendto")},
    **{f"{module}.{name}": _HOST for module in ("json", "marshal", "pickle") for name in ("dump", "load")},
    **{f"yaml.{name}": _HOST for name in ("dump", "load", "safe_dump", "safe_load")},
    **{f"numpy.{name}": _HOST for name in _NUMPY_FILE_FUNCTIONS},
    "numpy.ndarray.dump": _HOST,
    "numpy.ndarray.tofile": _HOST,
    "ndarray.dump": _HOST,
    "ndarray.tofile": _HOST,
    **{f"tf.io.gfile.{name}": _FILES for name in _GFILE_FUNCTIONS},
    **{f"tf.compat.v1.gfile.{name}": _FILES for name in _TF1_GFILE_FUNCTIONS},
    "cv2.imread": "tf.io.decode_image",
    "cv2.imshow": _HOST,
    "cv2.imwrite": "tf.io.write_file",
    "PIL.Image.open": "tf.io.decode_image",
    "PIL.Image.Image.save": "tf.io.write_file",
    **{f"matplotlib.pyplot.{name}": _HOST for name in _PYPLOT_FUNCTIONS},
    "time.sleep": _CALLER,
    "gc.collect": _CALLER,
    "tf.train.Checkpoint.read": _CALLER,
    "tf.train.Checkpoint.restore": _CALLER,
    "tf.train.Checkpoint.save": _CALLER,
    "tf.train.Checkpoint.write": _CALLER,
    "tf.train.CheckpointManager.restore_or_initialize": _CALLER,
    "tf.train.CheckpointManager.save": _CALLER,
    "tf.saved_model.save": _CALLER,
    "tf.random.set_seed": _SEED,
    "keras.utils.set_random_seed": _SEED,
    "numpy.random.seed": _SEED,
    "numpy.random.set_state": _SEED,
    "random.seed": _SEED,
    "random.setstate": _SEED,
    "random.Random.seed": _SEED,
    "numpy.random.RandomState.seed": _SEED,
    **{f"threading.{lock}.{name}": _LOCK for lock in ("Lock", "RLock", "Condition") for name in ("__enter__", "acquire", "release")},
    **{f"threading.{lock}.{name}": _LOCK for lock in ("Semaphore", "BoundedSemaphore") for name in ("__enter__", "acquire", "release")},
    **{f"threading.Condition.{name}": _HOST for name in ("notify", "notify_all", "wait", "wait_for")},
    **{f"threading.Event.{name}": _HOST for name in ("clear", "is_set", "set", "wait")},
    **{f"threading.Thread.{name}": _HOST for name in ("join", "start")},
    **{
        f"{kind}.{name}": _HOST
        for kind in ("queue.Queue", "queue.LifoQueue", "queue.PriorityQueue", "queue.SimpleQueue")
        for name in ("empty", "get", "get_nowait", "put", "put_nowait", "qsize")
    },
}
"""Calls that act on files, processes, the network, seeds or locks once per trace -> what to use instead."""


def effect(name: str) -> str | None:
    """What to use instead of a call that acts outside the graph ("" if it is to be left out), or None."""
    return EFFECTS.get(name)


# -- TFF103: changes in place -----------------------------------------------------------------------------------------

MUTATING_METHODS: Final = {
    "list": frozenset({
        "append", "appendleft", "clear", "extend", "extendleft", "insert", "pop", "popleft", "remove", "reverse", "rotate", "sort",
    }),
    "dict": frozenset({"clear", "move_to_end", "pop", "popitem", "setdefault", "subtract", "update"}),
    "set": frozenset({
        "add", "clear", "difference_update", "discard", "intersection_update", "pop", "remove", "symmetric_difference_update",
        "update",
    }),
    "ndarray": frozenset({"fill", "itemset", "partition", "put", "resize", "setfield", "sort"}),
}
"""Word of `knowledge.methods` -> methods that change their receiver. "list" has deque's too, "dict" Counter's and
OrderedDict's."""

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
    "bisect.insort": 0,
    "bisect.insort_left": 0,
    "bisect.insort_right": 0,
    "heapq.heapify": 0,
    "heapq.heappop": 0,
    "heapq.heappush": 0,
    "heapq.heappushpop": 0,
    "heapq.heapreplace": 0,
    "numpy.copyto": 0,
    "numpy.fill_diagonal": 0,
    "numpy.place": 0,
    "numpy.put": 0,
    "numpy.putmask": 0,
    "numpy.random.shuffle": 0,
    "numpy.random.Generator.shuffle": 0,
    "numpy.random.RandomState.shuffle": 0,
    "random.shuffle": 0,
    "random.Random.shuffle": 0,
}
"""Functions that change one of their arguments in place -> its position."""


def mutates(name: str) -> bool:
    """Whether a call changes its receiver or one of its arguments in place ("list.append", "heapq.heappush")."""
    if name in MUTATED_ARGUMENT:
        return True
    owner, _, method = name.rpartition(".")
    return method in MUTATING_METHODS.get(CONTAINER_CLASSES.get(owner, owner), ())


# -- TFF108: iterators that are used up -------------------------------------------------------------------------------

_ITERTOOLS: Final = (
    "accumulate", "batched", "chain", "combinations", "combinations_with_replacement", "compress", "count", "cycle",
    "dropwhile", "filterfalse", "groupby", "islice", "pairwise", "permutations", "product", "repeat", "starmap",
    "takewhile", "zip_longest",
)

PYTHON_ITERATORS: Final = frozenset({
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
})
"""Calls that make a Python iterator. `iter(dataset)` and `zip`, `enumerate` of datasets are for the caller to tell apart."""


def python_iterator(name: str) -> bool:
    """Whether the call makes an iterator that is used up as it is read."""
    return name in PYTHON_ITERATORS


# -- what they return -------------------------------------------------------------------------------------------------

_BUILTINS: Final = {
    "number": "abs all any bin bool complex divmod float hash id int isinstance issubclass callable hasattr len ord pow round sum",
    "string": "ascii bytes chr format hex input oct repr str",
    "none": "breakpoint delattr exec print setattr",
    "dict": "dict globals locals vars",
    "set": "frozenset set",
    "python_list": "dir list sorted",
    "python_tuple": "tuple",
    "iterator": "enumerate filter iter map reversed zip",
    "range": "range",
    "of:io.TextIOWrapper": "open",
    "object": "bytearray memoryview object slice super",
    "class": "type",
}
"""Word -> builtins. `int`, `abs`, `len`, `sum`, ... of a tensor are for the interpreter to tell apart."""

_ARRAYS: Final = (
    "abs absolute add all allclose amax amin any append arange arccos arcsin arctan arctan2 argmax argmin argpartition argsort "
    "argwhere around array array_equal asanyarray asarray ascontiguousarray atleast_1d atleast_2d average bincount block "
    "broadcast_to ceil clip column_stack concatenate convolve copy corrcoef cos cosh count_nonzero cov cross cumprod cumsum "
    "deg2rad degrees delete diag diagonal diff digitize divide dot dstack einsum empty empty_like equal exp expand_dims expm1 "
    "eye flip fliplr flipud floor floor_divide full full_like geomspace gradient greater greater_equal hamming hanning hstack "
    "hypot identity inner insert interp invert isclose isfinite isin isinf isnan kron less less_equal linspace log log10 log1p "
    "log2 logical_and logical_not logical_or logical_xor logspace matmul max maximum mean median min minimum mod moveaxis "
    "multiply nan_to_num nanmax nanmean nanmin nanstd nansum negative nonzero not_equal ones ones_like outer pad percentile "
    "power prod ptp quantile rad2deg radians ravel reciprocal remainder repeat reshape resize rint roll rollaxis rot90 round "
    "searchsorted sign sin sinh sort sqrt square squeeze stack std subtract sum swapaxes take take_along_axis tan tanh tensordot "
    "tile trace transpose trapezoid tri tril triu true_divide trunc unique unravel_index vander var vdot vstack where zeros "
    "zeros_like load loadtxt genfromtxt fromfile frombuffer fromiter fromstring ndarray "
    "linalg.cholesky linalg.det linalg.inv linalg.lstsq linalg.matrix_rank linalg.norm linalg.pinv linalg.solve "
    "fft.fft fft.fft2 fft.fftfreq fft.fftshift fft.ifft fft.irfft fft.rfft"
)
"""NumPy functions that return an array or a NumPy scalar."""

_NUMPY_SCALARS: Final = (
    "bool_ complex128 complex64 float16 float32 float64 int16 int32 int64 int8 uint16 uint32 uint64 uint8"
)

_RETURNS: Final = {
    **{f"builtins.{name}": word for word, names in _BUILTINS.items() for name in names.split()},
    **{f"numpy.{name}": "array" for name in f"{_ARRAYS} {_NUMPY_SCALARS}".split()},
    **{name: "iterator" for name in PYTHON_ITERATORS if not name.endswith("open")},
    **{f"time.{name}": "number" for name in _CLOCKS},
    **{f"os.path.{name}": "number" for name in _OS_PATH_FUNCTIONS},
    **{f"os.path.{name}": "string" for name in "abspath basename dirname expanduser join normpath realpath relpath".split()},
    **{f"math.{name}": "number" for name in (
        "acos acosh asin asinh atan atan2 atanh ceil comb copysign cos cosh degrees dist erf erfc exp expm1 fabs factorial floor "
        "fmod fsum gamma gcd hypot isclose isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 perm pow prod radians "
        "remainder sin sinh sqrt tan tanh trunc").split()},
    "io.open": "of:io.TextIOWrapper",
    "codecs.open": "object",
    "collections.Counter": "dict",
    "collections.OrderedDict": "dict",
    "collections.defaultdict": "dict",
    "collections.deque": "python_list",
    "copy.copy": "copy",
    "copy.deepcopy": "copy",
    "datetime.date.today": "of:datetime.date",
    "datetime.datetime.now": "of:datetime.datetime",
    "datetime.datetime.today": "of:datetime.datetime",
    "datetime.datetime.utcnow": "of:datetime.datetime",
    "functools.reduce": "unknown",
    "glob.glob": "python_list",
    "json.dumps": "string",
    "numpy.array_split": "python_list",
    "numpy.dtype": "dtype",
    "numpy.meshgrid": "python_list",
    "numpy.split": "python_list",
    "numpy.ndim": "number",
    "numpy.shape": "python_tuple",
    "numpy.size": "number",
    "os.cpu_count": "number",
    "os.getcwd": "string",
    "os.getenv": "string",
    "os.getpid": "number",
    "os.listdir": "python_list",
    "os.urandom": "string",
    "random.choice": "unknown",
    "random.choices": "python_list",
    "random.sample": "python_list",
    "random.shuffle": "none",
    "uuid.uuid1": "of:uuid.UUID",
    "uuid.uuid4": "of:uuid.UUID",
    # factories: the class under which the methods of their objects are looked up
    "absl.logging.get_absl_logger": "of:logging.Logger",
    "logging.getLogger": "of:logging.Logger",
    "logging.LoggerAdapter": "of:logging.LoggerAdapter",
    "tf.get_logger": "of:logging.Logger",
    "numpy.random.Generator": "of:numpy.random.Generator",
    "numpy.random.RandomState": "of:numpy.random.RandomState",
    "numpy.random.default_rng": "of:numpy.random.Generator",
    "random.Random": "of:random.Random",
    "random.SystemRandom": "of:random.SystemRandom",
    "pathlib.Path": "of:pathlib.Path",
    "requests.Session": "of:requests.Session",
    "requests.session": "of:requests.Session",
    "socket.socket": "of:socket.socket",
    "PIL.Image.open": "of:PIL.Image.Image",
    "PIL.Image.fromarray": "of:PIL.Image.Image",
    **{f"threading.{name}": f"of:threading.{name}" for name in (
        "BoundedSemaphore", "Condition", "Event", "Lock", "RLock", "Semaphore", "Thread")},
    **{f"queue.{name}": f"of:queue.{name}" for name in ("LifoQueue", "PriorityQueue", "Queue", "SimpleQueue")},
    "multiprocessing.Lock": "of:threading.Lock",
    "multiprocessing.Queue": "of:queue.Queue",
    "tf.train.Checkpoint": "of:tf.train.Checkpoint",
    "tf.train.CheckpointManager": "of:tf.train.CheckpointManager",
    "tf.io.gfile.GFile": "of:io.TextIOWrapper",
}


def returns(name: str) -> str | None:
    """What the call gives, in the words of the module's docstring, or None. In numpy.random whatever draws gives an array."""
    word = _RETURNS.get(name)
    if word is None and name.startswith("numpy.random.") and frozen(name) is not None:
        return "none" if name.endswith(".shuffle") else "array"
    if word is None and frozen(name) is not None and name.startswith(("random.", "secrets.")):
        return "number"
    if word is None and name in PRINTS:
        return "none"
    return None if word == "unknown" else word
