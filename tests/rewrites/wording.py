"""Other names, statements that do nothing, other line breaks."""

from __future__ import annotations

import ast
import io
import re
import tokenize

from tests.rewrites.moving import Place, Rewrite, Rewritten, blocks, bound_names, made, on_tree

BY_NAME = {"globals", "locals", "vars", "exec", "eval", "getattr", "setattr", "hasattr", "delattr", "__import__"}
"""Builtins through which a program may ask for its own names."""


def renamed(tree: ast.Module) -> bool:
    """Every name of the program's own, except for what others call by name: fields, keywords, parameters of hooks.

    Their beginnings stay: `test_...` and `set_...` say who calls a function, and when.
    """
    if any(isinstance(node, ast.Name) and node.id in BY_NAME for node in ast.walk(tree)):
        return False
    if any(isinstance(node, ast.Match) for node in ast.walk(tree)):
        return False
    kept = _kept(tree)
    new = {name: f"{name}_word" for name in bound_names(tree) - kept if not name.startswith("_")}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = new.get(node.id, node.id)
        elif isinstance(node, ast.arg):
            node.arg = new.get(node.arg, node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            node.name = new.get(node.name, node.name)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            node.name = new.get(node.name, node.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            node.names = [new.get(name, name) for name in node.names]
    return bool(new)


def _kept(tree: ast.Module) -> set[str]:
    """Names that mean something to others than the program's own code, or that are imported."""
    kept = {"self"}  # TensorFlow looks for this name
    texts = " ".join(n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str))
    kept |= set(re.findall(r"\w+", texts))
    kept |= {name for name in bound_names(tree) if "raises" in name}  # says that an error is waited for
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg:
            kept.add(node.arg)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            kept |= {alias.asname or alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            for statement in node.body:
                kept |= _bound_here(statement)
                if node.bases and isinstance(statement, ast.FunctionDef):
                    kept |= {inner.arg for inner in ast.walk(statement.args) if isinstance(inner, ast.arg)}
    return kept


def _bound_here(statement: ast.stmt) -> set[str]:
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {statement.name}
    return bound_names(statement)


NOTHING_AFTER = (ast.ImportFrom, ast.Return, ast.Raise, ast.Break, ast.Continue)
"""After most of these nothing would run; `from __future__` stands before everything else."""


def with_dead_statements(tree: ast.Module) -> bool:
    """`pass` between all statements, and a name that nothing reads at the start of each function."""
    for block in blocks(tree):
        first = 1 if isinstance(block[0], ast.Expr) and isinstance(block[0].value, ast.Constant) else 0
        for index in range(len(block), first, -1):
            if not isinstance(block[index - 1], NOTHING_AFTER):
                block[index:index] = made("pass")
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.body[:0] = made("unread_name = 0") if not ast.get_docstring(node) else []
    return True


def in_other_lines(source: str) -> Rewritten | None:
    """A comment line before each line that begins a statement, and a line break after each comma in brackets."""
    out: list[str] = []
    lines: dict[Place, int] = {}
    text = source.splitlines(keepends=True)
    breaks = _breaks(source)
    starts = _starts(source)
    number = 1
    for old, line in enumerate(text, 1):
        if old in starts:
            out.append(" " * (len(line) - len(line.lstrip())) + "# a remark\n")
            number += 1
        last = 0
        for column in [*(column for row, column in breaks if row == old), len(line)]:
            part = line[last:column]
            for at in range(last, column):
                lines[old, len(line[:at].encode())] = number
            out.append(part if part.endswith("\n") else part + "\n")
            number += 1
            last = column
    return Rewritten("".join(out), lines)


def _tokens(source: str) -> list[tokenize.TokenInfo]:
    return list(tokenize.generate_tokens(io.StringIO(source).readline))


def _breaks(source: str) -> list[Place]:
    """Places (in characters) after the commas in brackets, if something follows in their line; none in f-strings."""
    found: list[Place] = []
    depth = inside = 0
    tokens = _tokens(source)
    for token, follower in zip(tokens, tokens[1:]):
        kind = tokenize.tok_name[token.type]
        inside += (kind == "FSTRING_START") - (kind == "FSTRING_END")
        if token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
            if token.string == "," and depth and not inside and follower.type not in (tokenize.NL, tokenize.COMMENT):
                found.append(token.end)
    return found


def _starts(source: str) -> set[int]:
    """Lines that begin a statement; not those of a decorated function, nor within a string."""
    return {node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)}


REWRITES: tuple[Rewrite, ...] = (
    on_tree("other names", renamed),
    on_tree("dead statements", with_dead_statements),
    Rewrite("other lines", in_other_lines),
)
