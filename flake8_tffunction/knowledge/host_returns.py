"""What calls of Python and NumPy return (the table of `host.returns`), and what their modules hold, in the same words. By hand;
the tests ask the modules."""

from __future__ import annotations

from typing import Final

_BUILTINS: Final = {
    "number": "abs all any bin bool complex divmod float hash id int isinstance issubclass callable hasattr len ord "
    "pow round sum",
    "string": "ascii bytes chr format hex input oct repr str",
    "none": "breakpoint delattr exec print setattr",
    "python_dict": "dict globals locals vars",
    "set": "frozenset set",
    "python_list": "dir list sorted",
    "python_tuple": "tuple",
    "python_iterator": "enumerate filter iter map reversed zip",
    "range": "range",
    "of:io.TextIOWrapper": "open",
    "object": "super",
    "class": "type",
}
"""Word -> builtins. `int`, `abs`, `len`, `sum`, ... of a tensor are for the interpreter to tell apart."""

_ARRAYS: Final = (
    "abs absolute add all allclose amax amin any append arange arccos arcsin arctan arctan2 argmax argmin "
    "argpartition argsort "
    "argwhere around array array_equal asanyarray asarray ascontiguousarray atleast_1d atleast_2d average bincount "
    "block "
    "broadcast_to ceil clip column_stack concatenate convolve copy corrcoef cos cosh count_nonzero cov cross cumprod "
    "cumsum "
    "deg2rad degrees delete diag diagonal diff digitize divide dot dstack einsum empty empty_like equal exp "
    "expand_dims expm1 "
    "eye flip fliplr flipud floor floor_divide full full_like geomspace gradient greater greater_equal hamming "
    "hanning hstack "
    "hypot identity inner insert interp invert isclose isfinite isin isinf isnan kron less less_equal linspace log "
    "log10 log1p "
    "log2 logical_and logical_not logical_or logical_xor logspace matmul max maximum mean median min minimum mod "
    "moveaxis "
    "multiply nan_to_num nanmax nanmean nanmin nanstd nansum negative nonzero not_equal ones ones_like outer pad "
    "percentile "
    "power prod ptp quantile rad2deg radians ravel reciprocal remainder repeat reshape resize rint roll rollaxis "
    "rot90 round "
    "searchsorted sign sin sinh sort sqrt square squeeze stack std subtract sum swapaxes take take_along_axis tan "
    "tanh tensordot "
    "tile trace transpose trapezoid tri tril triu true_divide trunc unique unravel_index vander var vdot vstack "
    "where zeros "
    "zeros_like load loadtxt genfromtxt fromfile frombuffer fromiter fromstring ndarray "
    "linalg.cholesky linalg.det linalg.inv linalg.lstsq linalg.matrix_rank linalg.norm linalg.pinv linalg.solve "
    "fft.fft fft.fft2 fft.fftfreq fft.fftshift fft.ifft fft.irfft fft.rfft"
)
"""NumPy functions that return an array or a NumPy scalar."""

_NUMPY_SCALARS: Final = (
    "bool_ complex128 complex64 float16 float32 float64 int16 int32 int64 int8 uint16 uint32 uint64 uint8"
)

_PATH_FACTS: Final = "exists getatime getctime getmtime getsize isabs isdir isfile islink"
_PATH_STRINGS: Final = "abspath basename dirname expanduser join normpath realpath relpath"

RETURNS: Final = {
    **{f"builtins.{name}": word for word, names in _BUILTINS.items() for name in names.split()},
    **{f"numpy.{name}": "array" for name in f"{_ARRAYS} {_NUMPY_SCALARS}".split()},
    **{f"os.path.{name}": "number" for name in _PATH_FACTS.split()},
    **{f"os.path.{name}": "string" for name in _PATH_STRINGS.split()},
    **{
        f"math.{name}": "number"
        for name in (
            "acos acosh asin asinh atan atan2 atanh ceil comb copysign cos cosh degrees dist erf erfc exp expm1 fabs "
            "factorial floor "
            "fmod fsum gamma gcd hypot isclose isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 perm pow "
            "prod radians "
            "remainder sin sinh sqrt tan tanh trunc"
        ).split()
    },
    **{
        f"builtins.{name}": f"of:builtins.{name}" for name in ("bytearray", "memoryview", "object", "property", "slice")
    },
    "io.open": "of:io.TextIOWrapper",
    "io.BytesIO": "of:io.BytesIO",
    "io.StringIO": "of:io.StringIO",
    "re.compile": "of:re.Pattern",
    "decimal.Decimal": "of:decimal.Decimal",
    "fractions.Fraction": "of:fractions.Fraction",
    "codecs.open": "object",
    "collections.Counter": "python_dict",
    "collections.OrderedDict": "python_dict",
    "collections.defaultdict": "python_dict",
    "collections.deque": "python_list",
    "copy.copy": "copy",
    "copy.deepcopy": "copy",
    **{f"datetime.{name}": f"of:datetime.{name}" for name in ("date", "datetime", "time", "timedelta")},
    "datetime.date.today": "of:datetime.date",
    "datetime.datetime.now": "of:datetime.datetime",
    "datetime.datetime.today": "of:datetime.datetime",
    "datetime.datetime.utcnow": "of:datetime.datetime",
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
    "tempfile.gettempdir": "string",
    "tempfile.mkdtemp": "string",
    "os.getenv": "string",
    "os.getpid": "number",
    "os.listdir": "python_list",
    "os.urandom": "string",
    "random.choices": "python_list",
    "random.randbytes": "string",
    "random.sample": "python_list",
    "secrets.randbelow": "number",
    "secrets.randbits": "number",
    "secrets.token_bytes": "string",
    "secrets.token_hex": "string",
    "secrets.token_urlsafe": "string",
    **{f"time.{name}": "string" for name in ("asctime", "ctime", "strftime")},
    **{f"time.{name}": "object" for name in ("gmtime", "localtime")},
    "uuid.UUID": "of:uuid.UUID",
    "uuid.UUID.hex": "=string",
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
    "types.SimpleNamespace": "of:types.SimpleNamespace",
    "argparse.ArgumentParser": "of:argparse.ArgumentParser",
    "argparse.ArgumentParser.parse_args": "of:argparse.Namespace",
    "argparse.ArgumentParser.parse_known_args": "parts:of:argparse.Namespace,python_list",
    "argparse.Namespace": "of:argparse.Namespace",
    "csv.DictWriter": "of:csv.DictWriter",
    "csv.writer": "of:csv.writer",
    "random.SystemRandom": "of:random.SystemRandom",
    "pprint.PrettyPrinter": "of:pprint.PrettyPrinter",
    "pathlib.Path": "of:pathlib.Path",
    "pathlib.Path.parent": "=of:pathlib.Path",
    **{
        f"pathlib.Path.{name}": "of:pathlib.Path"
        for name in (
            *("absolute", "cwd", "expanduser", "home", "joinpath", "readlink", "relative_to", "rename", "replace"),
            *("resolve", "with_name", "with_stem", "with_suffix"),
        )
    },
    "pathlib.Path.open": "of:io.TextIOWrapper",
    "requests.Session": "of:requests.Session",
    "requests.session": "of:requests.Session",
    "socket.socket": "of:socket.socket",
    "PIL.Image.open": "of:PIL.Image.Image",
    "PIL.Image.fromarray": "of:PIL.Image.Image",
    **{
        f"threading.{name}": f"of:threading.{name}"
        for name in ("BoundedSemaphore", "Condition", "Event", "Lock", "RLock", "Semaphore", "Thread")
    },
    **{f"queue.{name}": f"of:queue.{name}" for name in ("LifoQueue", "PriorityQueue", "Queue", "SimpleQueue")},
    "multiprocessing.Lock": "of:threading.Lock",
    "multiprocessing.Process": "of:threading.Thread",
    "rich.console.Console": "of:rich.console.Console",
    "multiprocessing.Queue": "of:queue.Queue",
    "tf.compat.v1.get_default_graph": "of:tf.Graph",
    "tf.distribute.get_strategy": "of:tf.distribute.Strategy",
    "tf.distribute.get_replica_context": "of:tf.distribute.ReplicaContext",
    "tf.train.Checkpoint": "of:tf.train.Checkpoint",
    "tf.train.CheckpointManager": "of:tf.train.CheckpointManager",
    "tf.io.gfile.GFile": "of:io.TextIOWrapper",
}
"""Canonical name -> word; a class that is named gives its instance, under which its methods are looked up."""

NUMPY_NAMES: Final = frozenset(name.split(".")[1] for name in RETURNS if name.startswith("numpy.")).difference(
    ("max", "min", "round")
)
"""What `from numpy import *` binds, as far as the tables know it; the three that only NumPy 2 exports are left builtins."""

DATA: Final = {
    "os.environ": "python_dict",
    "sys.argv": "python_list",
    "sys.modules": "python_dict",
    "sys.path": "python_list",
    "numpy.newaxis": "none",
    **dict.fromkeys((f"math.{name}" for name in ("pi", "e", "tau", "inf", "nan")), "number"),
    **dict.fromkeys((f"numpy.{name}" for name in ("pi", "e", "euler_gamma", "inf", "nan")), "number"),
}
"""Values that modules of Python and NumPy hold -> the word for them."""
