"""A rule as a page: its blocks, in Markdown (`docs/rules`), and as a row of a table. (`terminal` shows the blocks to people.)"""

from __future__ import annotations

import ast
import inspect
import itertools
import re
import sys
from collections.abc import Iterable, Iterator

from flake8_tffunction.engine import check
from flake8_tffunction.options import NEWEST
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.rules.base import Example, Rule

SITE = "https://www.tensorflow.org/"
EXPECT = re.compile(r"# expect(?:: *([A-Z0-9, ]+?))? *$", re.MULTILINE)


class Block(NamedTuple):
    """A piece of a page."""

    what: str
    """"heading", "prose", "links", "python" (a program) or "text" (what a program or flake8 prints)."""
    text: str


def summary(rule: type[Rule]) -> str:
    """The first paragraph of the rule's docstring, on one line."""
    return " ".join(_prose(rule).partition("\n\n")[0].split())


def markdown(rule: type[Rule]) -> str:
    """The page in Markdown."""
    parts: list[str] = []
    for block in blocks(rule):
        if block.what == "heading":
            parts.append(f"{'##' if parts else '#'} {block.text}")
        elif block.what == "prose":
            parts.append(block.text)
        elif block.what == "links":
            parts.append(re.sub(r"^- (.*)$", r"- <\1>", block.text, flags=re.MULTILINE))
        else:
            parts.append(f"```{block.what}\n{block.text.rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def family(rule: type[Rule]) -> tuple[str, str]:
    """The family of a rule, (codes, what they are about), as in ("10x", "Python that runs ..."): its package says it."""
    codes, _, about = (sys.modules[rule.__module__.rpartition(".")[0]].__doc__ or "").strip().partition(": ")
    return codes, about.rstrip(".")


def index(rules: Iterable[type[Rule]]) -> str:
    """The page that leads to all pages, family by family."""
    parts = ["# Rules\n\n`python -m flake8_tffunction explain TFF101` prints the page of a rule in a terminal.\n"]
    for (codes, about), members in itertools.groupby(rules, key=family):
        parts.append(f"## TFF{codes}: {about}\n\n{table(members, folder='')}")
    return "\n".join(parts)


def table(rules: Iterable[type[Rule]], folder: str = "docs/rules/") -> str:
    """Rules as a Markdown table; the pages lie in a folder, as seen from the README."""
    rows = ["| code | name | what it says | default |", "|---|---|---|---|"]
    for rule in rules:
        cells = (
            f"[{rule.code}]({folder}{rule.code}.md)",
            rule.name,
            summary(rule).replace("|", r"\|"),
            "on" if rule.default else "off",
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def _prose(rule: type[Rule]) -> str:
    return inspect.cleandoc(rule.__doc__ or "")


def blocks(rule: type[Rule]) -> Iterator[Block]:
    """The whole page, in the order of reading."""
    yield Block("heading", f"{rule.code}: {rule.name}")
    yield Block("prose", _prose(rule))
    silence = f"`# noqa: {rule.code}` silences it on its line, `extend-ignore = {rule.code}` in flake8's configuration everywhere."
    if rule.default:
        yield Block("prose", f"On by default. {silence}")
    else:
        yield Block("prose", f"Off by default; `--extend-select={rule.code}` switches it on. {silence}")
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
        yield Block("links", "\n".join(f"- {page if '://' in page else SITE + page}" for page in rule.see))


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
