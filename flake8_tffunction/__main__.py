"""`python -m flake8_tffunction`: the rules' pages, and what the engine sees in a file.

`explain` and `rules` are for everyone; `traced` and `facts` are for those who write rules or report a false alarm.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import io
import os
import sys
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_tffunction import __version__
from flake8_tffunction.plugin import OPTIONS, read

if TYPE_CHECKING:
    from flake8_tffunction.rules.base import Rule


def main(argv: Sequence[str] | None = None) -> int:
    """Run one subcommand and return 0.

    Raises
    ------
    SystemExit
        With a message (exit code 1) if the file can't be read or parsed; from argparse (2) for wrong arguments.
    """
    arguments = _parser().parse_args(argv)
    try:
        for line in arguments.run(arguments):
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:  # `| head` has read enough; what is left in the buffer must not fail at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m flake8_tffunction", description="What flake8-tffunction knows, and what it sees in a file."
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="command")

    explain = commands.add_parser("explain", help="print the page of a rule", description="Print the page of a rule.")
    explain.add_argument("rules", nargs="+", type=_rule, metavar="CODE", help="as TFF101, or the rule's name")
    explain.set_defaults(run=_explain)

    rules = commands.add_parser("rules", help="list all rules", description="List all rules.")
    rules.set_defaults(run=_rules)

    for name, run, what in (
        ("traced", _traced, "which functions of a file TensorFlow traces, and why"),
        ("facts", _facts, "what the engine tells the rules about a file"),
    ):
        command = commands.add_parser(name, help=what, description=f"Print {what}.")
        command.add_argument("file", metavar="FILE", help="a Python file; - reads standard input")
        for flag, settings in OPTIONS:
            command.add_argument(flag, **settings)
        command.set_defaults(run=run)
    return parser


def _rule(text: str) -> type[Rule]:
    """The rule with this code or name; `argparse.ArgumentTypeError` with the nearest ones if there is none."""
    from flake8_tffunction.rules import RULES

    known = {key: rule for rule in RULES for key in (rule.code, rule.name)}
    for key in (text.upper(), text.lower()):
        if key in known:
            return known[key]
    near = difflib.get_close_matches(text.upper(), known, n=3) or difflib.get_close_matches(text.lower(), known, n=3)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise argparse.ArgumentTypeError(f"there is no rule {text!r}{hint} (`rules` lists all)")


def _explain(arguments: argparse.Namespace) -> Iterator[str]:
    from flake8_tffunction.terminal import colourful, page, window

    for rule in arguments.rules:
        yield page(rule, window(), colourful())


def _rules(arguments: argparse.Namespace) -> Iterator[str]:
    from flake8_tffunction.pages import summary
    from flake8_tffunction.rules import RULES

    width = max(len(rule.name) for rule in RULES)
    for rule in RULES:
        yield f"{rule.code}  {'on ' if rule.default else 'off'}  {rule.name:{width}}  {summary(rule)}"


def _traced(arguments: argparse.Namespace) -> Iterator[str]:
    from flake8_tffunction.engine import describe_traced

    return describe_traced(*_parse(arguments.file), read(arguments), path=_path(arguments.file))


def _facts(arguments: argparse.Namespace) -> Iterator[str]:
    from flake8_tffunction.engine import describe_facts

    return describe_facts(*_parse(arguments.file), read(arguments), path=_path(arguments.file))


def _path(file: str) -> str:
    """Where imports are followed from; standard input is taken for a file of this folder."""
    return "stdin" if file == "-" else file


def _parse(file: str) -> tuple[ast.Module, list[str]]:
    """The tree and the lines as flake8 hands them to a plugin: decoded as the file says, with "\\n" at their ends."""
    try:
        source = io.BytesIO(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes())
        encoding, _ = tokenize.detect_encoding(source.readline)
        source.seek(0)
        lines = io.TextIOWrapper(source, encoding).readlines()
        return ast.parse("".join(lines)), lines
    except OSError as error:
        raise SystemExit(f"{file}: {error.strerror}") from None
    except (SyntaxError, ValueError) as error:  # ValueError: null bytes (before Python 3.12), wrong encoding
        raise SystemExit(f"{file}: {error}") from None


if __name__ == "__main__":
    sys.exit(main())
