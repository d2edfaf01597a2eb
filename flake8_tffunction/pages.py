"""A rule as a page: for the terminal (`explain`), in Markdown (`docs/rules`), and as a row of the README's table."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from flake8_tffunction.engine import check
from flake8_tffunction.options import NEWEST
from flake8_tffunction.rules.base import Example, Rule

SITE = "https://www.tensorflow.org/"
EXPECT = re.compile(r"# expect(?:: *([A-Z0-9, ]+?))? *$", re.MULTILINE)


class Block(NamedTuple):
    """A piece of a page."""

    what: str
    """"heading", "prose", "python" (a program) or "text" (what a program or flake8 prints)."""
    text: str


def summary(rule: type[Rule]) -> str:
    """The first paragraph of the rule's docstring, on one line."""
    return " ".join(_prose(rule).partition("\n\n")[0].split())


def terminal(rule: type[Rule]) -> str:
    """The page as plain text; programs and outputs are indented."""
    parts: list[str] = []
    for block in _page(rule):
        if block.what == "heading":
            parts.append(f"{block.text}\n{('-' if parts else '=') * len(block.text)}")
        elif block.what == "prose":
            parts.append(block.text)
        else:
            parts.append("\n".join(f"    {line}".rstrip() for line in block.text.splitlines()))
    return "\n\n".join(parts) + "\n"


def markdown(rule: type[Rule]) -> str:
    """The page in Markdown."""
    parts: list[str] = []
    for block in _page(rule):
        if block.what == "heading":
            parts.append(f"{'##' if parts else '#'} {block.text}")
        elif block.what == "prose":
            parts.append(block.text)
        else:
            parts.append(f"```{block.what}\n{block.text.rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def table(rules: Iterable[type[Rule]]) -> str:
    """All rules as a Markdown table; the links are relative to the folder of the README."""
    rows = ["| code | name | what it says | default |", "|---|---|---|---|"]
    for rule in rules:
        cells = (
            f"[{rule.code}](docs/rules/{rule.code}.md)",
            rule.name,
            summary(rule).replace("|", r"\|"),
            "on" if rule.default else "off",
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def _prose(rule: type[Rule]) -> str:
    return inspect.cleandoc(rule.__doc__ or "")


def _page(rule: type[Rule]) -> Iterator[Block]:
    """The whole page, in the order of reading."""
    yield Block("heading", f"{rule.code}: {rule.name}")
    yield Block("prose", _prose(rule))
    if rule.default:
        yield Block("prose", "On by default.")
    else:
        yield Block("prose", f"Off by default; `--extend-select={rule.code}` switches it on.")
    yield Block("heading", "What is reported")
    for number, example in enumerate(rule.bad):
        if number:
            yield Block("prose", "Another one:")
        yield from _bad(rule, example)
    yield Block("heading", "What to write instead")
    for number, example in enumerate(rule.good):
        if number:
            yield Block("prose", "Another one:")
        yield Block("python", example.program)
        yield from _observed(example)
    if rule.quiet:
        yield Block("heading", "When it is silent")
        yield Block("prose", inspect.cleandoc(rule.quiet))
    if rule.versions:
        yield Block("heading", "Versions")
        yield Block("prose", inspect.cleandoc(rule.versions))
    if rule.see:
        yield Block("heading", "References")
        yield Block("prose", "\n".join(f"- {page if '://' in page else SITE + page}" for page in rule.see))


def _bad(rule: type[Rule], example: Example) -> Iterator[Block]:
    yield Block("python", EXPECT.sub(lambda mark: f"# <- {mark[1] or rule.code}", example.program))
    yield Block("prose", "flake8 reports:")
    yield Block("text", "\n".join(_reports(rule, example)))
    yield from _observed(example)


def _reports(rule: type[Rule], example: Example) -> Iterator[str]:
    """What flake8 prints about an example, with the codes that are off by default."""
    source = example.program
    for finding in check(ast.parse(source), source.splitlines(keepends=True), rule.settings):
        yield f"{finding.line}:{finding.column + 1}: {finding.code} {finding.text}"


def _observed(example: Example) -> Iterator[Block]:
    """What TensorFlow does with the program; the tests hold it to that."""
    version = "TensorFlow {}.{}".format(*NEWEST)
    if example.differs:
        yield from _output(f"{version}, with `tf.function`", example.graph, example.raises)
        yield from _output("The same without `tf.function`", example.eager, example.eager_raises)
    else:
        yield from _output(f"{version}, with and without `tf.function`", example.graph, example.raises)
    if example.why:
        yield Block("prose", example.why)


def _output(how: str, printed: tuple[str, ...], raised: str | None) -> Iterator[Block]:
    end = f"ends with `{raised}`" if raised else ""
    if not printed:
        yield Block("prose", f"{how}, it {end or 'runs and prints nothing'}.")
        return
    yield Block("prose", f"{how}, it prints this{' and ' + end if end else ''}:")
    yield Block("text", "\n".join(printed))
