"""Calls that act on files, processes, the network, seeds or locks once per trace: the tables of `host.effect`. By hand.

Names are those of `host`; the words say what to use instead ("" if the call is to be left out).
"""

from __future__ import annotations

from typing import Final

_FILES: Final = "tf.io"
CALLER: Final = "the calling code"
_HOST: Final = "tf.py_function"
_LOCK: Final = "tf.CriticalSection"
_SEED: Final = "tf.random.stateless_*"

_OS_FUNCTIONS: Final = (
    "chdir",
    "chmod",
    "listdir",
    "makedirs",
    "mkdir",
    "remove",
    "removedirs",
    "rename",
    "renames",
    "replace",
    "rmdir",
    "scandir",
    "stat",
    "symlink",
    "truncate",
    "unlink",
    "utime",
    "walk",
)
_OS_PROCESSES: Final = ("_exit", "abort", "kill", "popen", "putenv", "system", "unsetenv")
_OS_PATH_FUNCTIONS: Final = (
    "exists",
    "getatime",
    "getctime",
    "getmtime",
    "getsize",
    "isdir",
    "isfile",
    "islink",
    "ismount",
    "lexists",
    "samefile",
)
_SHUTIL_FUNCTIONS: Final = (
    "copy",
    "copy2",
    "copyfile",
    "copyfileobj",
    "copymode",
    "copystat",
    "copytree",
    "disk_usage",
    "make_archive",
    "move",
    "rmtree",
    "unpack_archive",
    "which",
)
_PATH_METHODS: Final = (
    "chmod",
    "exists",
    "glob",
    "is_dir",
    "is_file",
    "is_symlink",
    "iterdir",
    "mkdir",
    "open",
    "read_bytes",
    "read_text",
    "rename",
    "replace",
    "rglob",
    "rmdir",
    "stat",
    "symlink_to",
    "touch",
    "unlink",
    "write_bytes",
    "write_text",
)
_FILE_METHODS: Final = (
    "close",
    "flush",
    "read",
    "readline",
    "readlines",
    "seek",
    "tell",
    "truncate",
    "write",
    "writelines",
)
_GFILE_FUNCTIONS: Final = (
    "GFile",
    "copy",
    "exists",
    "glob",
    "isdir",
    "listdir",
    "makedirs",
    "mkdir",
    "remove",
    "rename",
    "rmtree",
    "stat",
    "walk",
)
_TF1_GFILE_FUNCTIONS: Final = (
    "Copy",
    "DeleteRecursively",
    "Exists",
    "FastGFile",
    "Glob",
    "IsDirectory",
    "ListDirectory",
    "MakeDirs",
    "MkDir",
    "Remove",
    "Rename",
    "Stat",
    "Walk",
)
_SUBPROCESS_FUNCTIONS: Final = ("Popen", "call", "check_call", "check_output", "getoutput", "getstatusoutput", "run")
_SOCKET_METHODS: Final = ("accept", "bind", "connect", "listen", "recv", "send", "sendall", "sendto")
_LOCKS: Final = ("BoundedSemaphore", "Condition", "Lock", "RLock", "Semaphore")
_REQUESTS_FUNCTIONS: Final = ("delete", "get", "head", "options", "patch", "post", "put", "request")
_NUMPY_FILE_FUNCTIONS: Final = (
    "fromfile",
    "fromregex",
    "genfromtxt",
    "load",
    "loadtxt",
    "memmap",
    "save",
    "savetxt",
    "savez",
    "savez_compressed",
)
_PYPLOT_FUNCTIONS: Final = (
    "bar",
    "clf",
    "close",
    "draw",
    "figure",
    "hist",
    "imread",
    "imsave",
    "imshow",
    "legend",
    "pause",
    "plot",
    "savefig",
    "scatter",
    "show",
    "subplot",
    "subplots",
    "title",
    "xlabel",
    "ylabel",
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
    **{f"subprocess.{name}": _HOST for name in _SUBPROCESS_FUNCTIONS},
    **{f"requests.{name}": _HOST for name in _REQUESTS_FUNCTIONS},
    **{f"requests.Session.{name}": _HOST for name in _REQUESTS_FUNCTIONS},
    "urllib.request.urlopen": _HOST,
    "urllib.request.urlretrieve": _HOST,
    "socket.create_connection": _HOST,
    "socket.socket": _HOST,
    **{f"socket.socket.{name}": _HOST for name in _SOCKET_METHODS},
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
    **{f"csv.{kind}.{name}": _HOST for kind in ("DictWriter", "writer") for name in ("writerow", "writerows")},
    "csv.DictWriter.writeheader": _HOST,
    "time.sleep": CALLER,
    "gc.collect": CALLER,
    **dict.fromkeys(("gzip.open", "bz2.open", "lzma.open", "tarfile.open", "zipfile.ZipFile"), _HOST),
    **{f"tempfile.{name}": CALLER for name in ("NamedTemporaryFile", "TemporaryDirectory", "mkstemp")},
    "keras.utils.get_file": CALLER,
    "keras.utils.load_img": "tf.io.decode_image",
    **dict.fromkeys(("builtins.exit", "builtins.quit", "sys.exit"), CALLER),
    "tf.train.Checkpoint.read": CALLER,
    "tf.train.Checkpoint.restore": CALLER,
    "tf.train.Checkpoint.save": CALLER,
    "tf.train.Checkpoint.write": CALLER,
    "tf.train.CheckpointManager.restore_or_initialize": CALLER,
    "tf.train.CheckpointManager.save": CALLER,
    "tf.saved_model.save": CALLER,
    "tf.random.set_seed": _SEED,
    "keras.utils.set_random_seed": _SEED,
    "numpy.random.seed": _SEED,
    "numpy.random.set_state": _SEED,
    "random.seed": _SEED,
    "random.setstate": _SEED,
    "random.Random.seed": _SEED,
    "numpy.random.RandomState.seed": _SEED,
    **{f"threading.{lock}.{name}": _LOCK for lock in _LOCKS for name in ("__enter__", "acquire", "release")},
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


_IMAGE: Final = "tf.io.decode_image"
_PANDAS_FORMATS: Final = ("csv", "excel", "feather", "hdf", "json", "parquet", "pickle", "table")

THIRD_PARTY_PRINTS: Final = frozenset(
    (
        *(f"tqdm.{part}tqdm.write" for part in ("", "auto.", "notebook.", "std.")),
        *(f"loguru.logger.{name}" for name in "trace debug info success warning error critical exception log".split()),
        *("rich.print", "rich.console.Console.print", "rich.console.Console.log"),
    )
)
"""Calls of packages beside Python and TensorFlow that show something to a person."""

THIRD_PARTY: Final = {
    **{f"pandas.read_{kind}": _HOST for kind in _PANDAS_FORMATS},
    **{f"imageio.{name}": _IMAGE for name in ("imread", "v2.imread", "v3.imread")},
    **{f"imageio.{name}": "tf.io.write_file" for name in ("imwrite", "v2.imwrite", "v3.imwrite")},
    **{f"scipy.io.{name}": _HOST for name in ("loadmat", "savemat", "wavfile.read", "wavfile.write")},
    "h5py.File": _HOST,
    "joblib.dump": _HOST,
    "joblib.load": _HOST,
    "librosa.load": "tf.audio.decode_wav",
    "mlflow.log_metric": _HOST,
    "mlflow.log_metrics": _HOST,
    "nibabel.load": _HOST,
    "pydicom.dcmread": _HOST,
    "skimage.io.imread": _IMAGE,
    "skimage.io.imsave": "tf.io.write_file",
    "soundfile.read": "tf.audio.decode_wav",
    "soundfile.write": _HOST,
    "sqlite3.connect": _HOST,
    "wandb.log": _HOST,
}
"""The same of packages that are often met beside TensorFlow."""

MODEL_FILES: Final = frozenset({"export", "save", "save_weights"})
"""Methods of a Keras model that write files; in a tf.function they raise NotImplementedError (2.15.1, 2.21.0)."""

FAILING: Final = frozenset(
    {
        "tf.saved_model.save",
        "tf.train.Checkpoint.read",
        "tf.train.Checkpoint.restore",
        "tf.train.Checkpoint.save",
        "tf.train.CheckpointManager.save",
    }
)
"""What raises in a tf.function, as the methods of a model do (2.15.1, 2.21.0; `Checkpoint.write` does not)."""


def fails(name: str) -> bool:
    """Whether such a call raises in a tf.function, instead of acting once per trace."""
    return name in FAILING or name not in EFFECTS and name not in THIRD_PARTY


# a module whose functions raise if they are given a symbolic tensor first, and those of them that take one
_OF_TENSORS: Final = frozenset(
    "builtins codecs glob io json marshal numpy numpy.random os os.path pickle random shutil subprocess tf.compat.v1.gfile "
    "tf.io.gfile time".split()
)
_TAKING: Final = frozenset(
    "builtins.input tf.compat.v1.gfile.FastGFile tf.compat.v1.gfile.Walk tf.io.gfile.GFile tf.io.gfile.walk".split()
)
_OF_PATHS: Final = frozenset(
    (
        "PIL.Image.open cv2.imread h5py.File imageio.imread imageio.v2.imread imageio.v3.imread joblib.load keras.utils.load_img "
        "librosa.load matplotlib.pyplot.imread nibabel.load pydicom.dcmread scipy.io.loadmat scipy.io.wavfile.read skimage.io.imread "
        "soundfile.read"
    ).split()
) | {f"pandas.read_{kind}" for kind in _PANDAS_FORMATS}
"""What takes a path, of other packages: each refuses a symbolic tensor (asked under 2.21.0; not asked: joblib, librosa, and pandas'
feather and parquet, which want more packages)."""


def refuses_tensor(name: str) -> bool:
    """Whether a function raises if its first argument is a symbolic tensor (each of Python's, NumPy's and TensorFlow's: 2.21.0)."""
    if name in _OF_PATHS:
        return True
    return name in EFFECTS and name.rpartition(".")[0] in _OF_TENSORS and name not in _TAKING | ENDS


ENDS: Final = frozenset({"builtins.exit", "builtins.quit", "os._exit", "os.abort", "sys.exit"})
"""Calls that end the program: while tracing, whatever the condition of a branch of the graph is."""

OWN: Final = ("io.TextIOWrapper.", "numpy.random.", "queue.", "random.Random.", "socket.socket.", "threading.Event.")
"""Beginnings of methods that act on nothing outside where the traced code makes their object itself: making a file or
socket is an effect of its own, a queue or generator is as good as a local list."""
