"""The plugin as flake8 sees it: options, a text gate, and findings in flake8's form.

flake8 imports this module on every run, in projects without TensorFlow too, so it imports next to nothing: the engine
and the rules are loaded when the first file passes the gate.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar

from flake8_tffunction import __version__
from flake8_tffunction.options import NEWEST, Options

if TYPE_CHECKING:
    import ast
    from collections.abc import Iterable, Iterator, Sequence

    from flake8.options.manager import OptionManager

    from flake8_tffunction.rules.base import Finding

OFF = ("TFF126", "TFF127", "TFF167", "TFF168", "TFF173", "TFF191", "TFF192")
"""Codes that flake8 shows only when asked: the rules with `default = False`. (A test holds the two equal: no rule is to
be imported here.)"""

ADVICE = ("TFF191", "TFF192")
"""Of these the codes that are only asked for if `select` or `extend-select` names TFF19 or more: they cost much more than others."""

RAISE = "FLAKE8_TFFUNCTION_RAISE"
"""Environment variable that makes an error of the plugin itself end the run, as the tests want it."""

_one_at_a_time = threading.RLock()
"""What is kept from file to file (trees of other modules, looks at texts), and the warnings filters that are set while one
is parsed, belong to the process: two threads of a program that embeds flake8 take turns. (They would anyhow: this is Python
code through and through.)"""
if hasattr(os, "register_at_fork"):  # a worker that is forked while another thread checks a file must not wait for it
    os.register_at_fork(after_in_child=lambda: globals().update(_one_at_a_time=threading.RLock()))

LOG = logging.getLogger("flake8.tffunction")  # below flake8's own logger, so that `flake8 -v` shows it


def dotted_names(text: str) -> tuple[str, ...]:
    """Read the value of --tff-tracers: dotted names, separated by commas, spaces or lines.

    Raises
    ------
    argparse.ArgumentTypeError
        A part is no dotted name.
    """
    names = text.replace(",", " ").split()
    for name in names:
        if not all(part.isidentifier() for part in name.split(".")):
            raise argparse.ArgumentTypeError(f"{name!r} is no dotted name such as 'project.training.graph_function'")
    return tuple(names)


def tensorflow_version(text: str) -> tuple[int, int]:
    """Read the value of --tff-tensorflow: (major, minor) of "2.15" or "2.15.1".

    Raises
    ------
    argparse.ArgumentTypeError
        It is no version of TensorFlow 2.
    """
    parts = text.strip().split(".")
    if len(parts) not in (2, 3) or parts[0] != "2" or not all(part.isascii() and part.isdigit() for part in parts):
        raise argparse.ArgumentTypeError(f"{text!r} is no TensorFlow 2 version such as '2.15'")
    return int(parts[0]), int(parts[1])


def yes_or_no(text: str) -> bool:
    """Read what a config file says about an option that takes no value on the command line.

    Raises
    ------
    argparse.ArgumentTypeError
        It is neither a yes nor a no of `configparser`.
    """
    words = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}
    try:
        return words[text.strip().lower()]
    except KeyError:
        raise argparse.ArgumentTypeError(f"{text!r} is neither 'true' nor 'false'") from None


def folders(text: str) -> tuple[str, ...]:
    """Read the value of --tff-roots: folders, separated by commas or lines."""
    return tuple(name.strip() for name in text.replace("\n", ",").split(",") if name.strip())


def below(base: str, names: Iterable[str]) -> tuple[str, ...]:
    """The folders of --tff-roots, relative to `base`, as absolute paths.

    Raises
    ------
    ValueError
        One of them is no folder.
    """
    for name in names:
        if not os.path.isdir(os.path.join(base, name)):
            raise ValueError(f"{name!r} is no folder")
    return tuple(os.path.abspath(os.path.join(base, name)) for name in names)


def turns(text: str) -> int:
    """Read the value of --tff-unroll: how often a loop must turn, 2 or more.

    Raises
    ------
    argparse.ArgumentTypeError
        It is no such number.
    """
    number = text.strip()
    if not (number.isascii() and number.isdigit()) or int(number) < 2:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of turns (2 or more)")
    return int(number)


class Switch(argparse.Action):
    """`store_true` whose value in a config file is read by `type`, so that a bad one is a usage error.

    (For "store_true" itself flake8 asks configparser, whose ValueError ends in a traceback without the option's name.)
    """

    def __init__(self, option_strings: Sequence[str], dest: str, **settings: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **settings)

    def __call__(self, parser: object, namespace: argparse.Namespace, *args: object) -> None:
        """The option stands on the command line."""
        setattr(namespace, self.dest, True)


class Folders(argparse.Action):
    """What the command line names is relative to where flake8 runs. (What a config file names comes as the default, and
    no action sees it: `Checker.parse_options` knows where that file lies.)"""

    def __call__(self, parser: object, namespace: argparse.Namespace, values: Any, *args: object) -> None:
        """The option stands on the command line."""
        try:
            setattr(namespace, self.dest, below(os.curdir, values))
        except ValueError as error:
            raise argparse.ArgumentError(self, str(error)) from None


# argparse applies `type` to a default that is a string, and flake8 hands over what config files say as defaults: so the
# functions above check both.
OPTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    (
        "--tff-tracers",
        {
            "type": dotted_names,
            "default": "",
            "metavar": "names",
            "help": "Comma-separated dotted names of your project's wrappers that call tf.function: what they wrap or "
            "decorate is traced. (Default: none)",
        },
    ),
    (
        "--tff-tensorflow",
        {
            "type": tensorflow_version,
            "default": "{}.{}".format(*NEWEST),
            "metavar": "version",
            "help": "Version of TensorFlow that the code runs on; before 2.16, tf.keras is Keras 2. "
            "(Default: {}.{})".format(*NEWEST),
        },
    ),
    (
        "--tff-keras-jit",
        {
            "action": Switch,
            "type": yes_or_no,
            "default": False,
            "help": "Take the jit_compile='auto' of Keras 3 for True, as it is on a GPU: XLA compiles what `fit` traces. "
            "(Default: off)",
        },
    ),
    (
        "--tff-unroll",
        {
            "type": turns,
            "default": "32",
            "metavar": "turns",
            "help": "Report a Python loop of tensor work from this many turns on: each is a copy of its body in the "
            "graph. (Default: 32)",
        },
    ),
    (
        "--tff-unroll-unknown",
        {
            "action": Switch,
            "type": yes_or_no,
            "default": False,
            "help": "Report such loops also where the file does not show how often they turn. (Default: off)",
        },
    ),
    (
        "--tff-allow-tracing-idiom",
        {
            "action": Switch,
            "type": yes_or_no,
            "default": False,
            "help": "Do not report prints and counters whose text or name contains 'trac': "
            "they show tracing on purpose. (Default: off)",
        },
    ),
    (
        "--tff-follow-imports",
        {
            "type": yes_or_no,
            "default": "false",
            "metavar": "true|false",
            "help": "Look into the other modules of the project that traced code calls, and report what goes wrong there "
            "at the call. (Default: false)",
        },
    ),
    (
        "--tff-roots",
        {
            "action": Folders,
            "type": folders,
            "default": "",
            "metavar": "folders",
            "help": "Comma-separated further folders in which the project's modules lie, beside the one of the top "
            "package, the project's, and src in it; relative to the config file that names them. (Default: none)",
        },
    ),
    (
        "--tff-project",
        {
            "type": dotted_names,
            "default": "",
            "metavar": "names",
            "help": "Comma-separated packages in which functions are looked for that trace those of the linted file: what "
            "goes wrong there is reported in this file too. (Default: none)",
        },
    ),
    (
        "--tff-advice-blockers",
        {
            "action": Switch,
            "type": yes_or_no,
            "default": False,
            "help": "Let TFF191 also report functions that would be worth a tf.function but for something in them, with "
            "the code and the line of what stands in the way. (Default: off)",
        },
    ),
)
"""(flag, arguments of `add_argument`) for each option; the command line of the package takes them as well."""


def read(namespace: argparse.Namespace) -> Options:
    """The parsed options in the form that the engine reads."""
    return Options(
        tracers=namespace.tff_tracers,
        tensorflow=namespace.tff_tensorflow,
        allow_tracing_idiom=namespace.tff_allow_tracing_idiom,
        keras_jit=namespace.tff_keras_jit,
        unroll=namespace.tff_unroll,
        unroll_unknown=namespace.tff_unroll_unknown,
        follow_imports=namespace.tff_follow_imports,
        roots=namespace.tff_roots,
        project=namespace.tff_project,
        advice=asked_for(namespace),
        advice_blockers=namespace.tff_advice_blockers,
    )


def asked_for(namespace: argparse.Namespace) -> frozenset[str]:
    """The codes of advice that `select` or `extend-select` names as such: TFF19, TFF191 or TFF192.

    `select = TFF`, or an `ignore` of the user's own, switches all codes on that are off by default; advice they do not, for what
    it costs, and since it finds no traps.
    """
    chosen = [*(getattr(namespace, "select", None) or ()), *(getattr(namespace, "extend_select", None) or ())]
    return frozenset(code for code in ADVICE for name in chosen if name.startswith("TFF19") and code.startswith(name))


def mentions_tensorflow(lines: Sequence[str]) -> bool:
    """The text gate: whether the file names TensorFlow or Keras at all."""
    text = "".join(lines)
    return "tensorflow" in text or "keras" in text


@contextmanager
def no_collection() -> Iterator[None]:
    """Keep the garbage collector from looking. Much is made for a file, hardly any of it refers to itself, and nearly all of
    it is gone with the file: so a look in between would only go through what lives."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class Checker:
    """One file, as flake8 hands it to a plugin."""

    name = "flake8-tffunction"
    version = __version__
    options: ClassVar[Options] = Options()
    """Set as a whole at the start of each run: a process of an editor lives on from one run to the next."""

    def __init__(self, tree: ast.Module, lines: Sequence[str], filename: str) -> None:
        self.tree = tree
        self.lines = lines
        self.filename = filename

    @classmethod
    def add_options(cls, manager: OptionManager) -> None:
        """Register the options (flake8 puts them into a group of the package's name) and the codes that are off."""
        for flag, arguments in OPTIONS:
            manager.add_option(flag, parse_from_config=True, **arguments)
        manager.extend_default_ignore(OFF)

    @classmethod
    def parse_options(cls, manager: OptionManager, namespace: argparse.Namespace, names: object) -> None:
        """Keep what this run was asked for; each worker process of flake8 inherits it or parses again."""
        cls.options = read(namespace)
        if cls.options.roots:  # absolute by now, if the command line named them
            from flake8.options.config import load_config

            _, folder = load_config(namespace.config, [], isolated=namespace.isolated)
            try:
                cls.options = cls.options._replace(roots=below(folder, cls.options.roots))
            except ValueError as error:
                manager.parser.error(f"argument --tff-roots: {error}")

    def run(self) -> Iterator[tuple[int, int, str, type]]:
        """(line, column, "CODE text", type) of each finding, in order, all of them inside the file."""
        last = len(self.lines)
        findings = self.findings()
        if findings:
            from flake8_tffunction.source.wording import printable
        for finding in findings:
            line = min(max(finding.line, 1), last)
            column = min(max(finding.column, 0), len(self.lines[line - 1]))
            yield line, column, f"{finding.code} {printable(finding.text)}", type(self)

    def leads_to_tensorflow(self) -> bool:
        """The text gate's second question: whether the file may have to do with TensorFlow through its project."""
        if not self.options.follow_imports:
            return False
        if self.options.project:
            return True  # any file may be traced from elsewhere
        from flake8_tffunction.project.gate import links_to_tensorflow

        return links_to_tensorflow(self.tree, self.filename, self.options)

    def findings(self) -> list[Finding]:
        """Ask the engine. A mistake of ours must not cost users the reports of all their other plugins."""
        try:
            with _one_at_a_time, no_collection():
                if not mentions_tensorflow(self.lines) and not self.leads_to_tensorflow():
                    return []
                from flake8_tffunction.engine import check

                return check(self.tree, self.lines, self.options, path=self.filename)
        except Exception:
            if os.environ.get(RAISE):
                raise
            LOG.warning("%s: dropped, since flake8-tffunction failed", self.filename, exc_info=True)
            return []
