"""Which names of a function are read later: what AutoGraph hands out of a graph branch or round a graph loop.

AutoGraph turns `return`, `break` and `continue` into flags, and what follows them into branches on these flags. So a name counts
as read later where a person would say that the function has already returned; the analysis below does the same.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Sequence

from flake8_tffunction.flow.returns import ALWAYS, LOOPS, Returns
from flake8_tffunction.knowledge.host import CHANGING
from flake8_tffunction.source.nodes import children_of, walk

Names = frozenset[str]
NOTHING: Names = frozenset()
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
DEFS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Liveness:
    """Of one function.

    Parameters
    ----------
    function, returns
        The function, and its blocks as AutoGraph arranges them.
    contents
        Ask who sees what a container holds: `items.append(x)`, `items[0] = x` and `items += [x]` then read nothing.

    Attributes
    ----------
    after
        Names that are read after a statement; for a loop, after it has ended.
    before
        Names that an `if` or loop, or what follows it, reads before they are bound there.
    """

    def __init__(self, function: ast.AST, returns: Returns, contents: bool = False) -> None:
        self.after: dict[ast.AST, Names] = {}
        self.before: dict[ast.AST, Names] = {}
        self._returns = returns
        self._read: Callable[..., Names] = seen_by if contents else read_by
        self._closures: dict[ast.stmt, Names] = {}
        if isinstance(function, ast.FunctionDef):
            self._spread_closures(function.body, NOTHING)
            self._block(function.body, NOTHING)

    def carries(self, loop: ast.AST, name: str) -> bool:
        """Whether a loop hands a name that it binds to its next turn, or to what follows it."""
        return name in self.before.get(loop, NOTHING) or name in self.after.get(loop, NOTHING)

    # -- blocks ---------------------------------------------------------------------------------------------------------

    def _block(self, statements: Sequence[ast.stmt], out: Names) -> Names:
        live = out
        for statement in reversed(self._returns.block(statements)):
            if self._returns.leaves(statement):
                live |= out  # what follows stands in a branch of its own
            self.after[statement] = live
            live = self.before[statement] = self._statement(statement, live) | self._closures.get(statement, NOTHING)
        return live

    def _statement(self, node: ast.stmt, out: Names) -> Names:
        if isinstance(node, ast.If):
            arms = self._returns.arms[node]
            return self._read(node.test) | self._block(arms.body, out) | self._block(arms.orelse, out)
        if isinstance(node, ast.While):
            return self._loop(node, self._read(node.test), NOTHING, out)
        if isinstance(node, (ast.For, ast.AsyncFor)):
            return self._loop(node, self._read(node.iter), bound_by([node.target]), out)
        if isinstance(node, (ast.With, ast.AsyncWith)):
            live = self._block(node.body, out)
            for item in reversed(node.items):
                targets = [item.optional_vars] if item.optional_vars is not None else []
                live = self._read(item.context_expr) | (live - bound_by(targets)) | self._read(*targets)
            return live
        if isinstance(node, ast.Try):
            return self._try(node, out)
        if isinstance(node, ast.Raise):
            return self._read(node)
        if isinstance(node, ast.Match):
            return self._read(node.subject).union(
                *(self._read(case.pattern, case.guard) | self._block(case.body, out) for case in node.cases), out
            )
        return self._read(node) | (out - bound_by([node]))

    def _loop(self, node: ast.For | ast.AsyncFor | ast.While, test: Names, target: Names, out: Names) -> Names:
        if node.orelse:
            out = self._block(node.orelse, out)
        head = test | (out - target)
        for _ in range(4):  # each nested loop may need a turn more; three levels are enough for anybody
            again = test | ((out | self._block(node.body, head)) - target)
            if again == head:
                break
            head |= again
        return head

    def _try(self, node: ast.Try, out: Names) -> Names:
        """As AutoGraph sees it: the body runs to its end, and then perhaps the `else` and perhaps a handler.

        If it always returns, nothing but a `finally` seems to follow.
        """
        returns = bool(node.finalbody) and self._returns.ends(node.body) == ALWAYS
        last = self._block(node.finalbody, NOTHING)
        out = self._block(node.finalbody, out)
        if returns:
            out = last
        out |= NOTHING.union(*(self._block(handler.body, out) | self._read(handler.type) for handler in node.handlers))
        return self._block(node.body, out | self._block(node.orelse, out))

    # -- what inner functions read ----------------------------------------------------------------------------------------

    def _spread_closures(self, statements: Sequence[ast.stmt], known: Names) -> Names:
        """Whatever an inner function reads counts as read by every statement that the function reaches."""
        for statement in statements:
            if isinstance(statement, LOOPS):
                known |= NOTHING.union(*(free_names(inner) for inner in walk(statement) if isinstance(inner, DEFS)))
            self._closures[statement] = known
            if isinstance(statement, DEFS):
                known |= free_names(statement)
                continue
            for name in ("body", "orelse", "finalbody"):
                known = self._spread_closures(getattr(statement, name, None) or [], known)
            for name in ("handlers", "cases"):
                for part in getattr(statement, name, None) or []:
                    known = self._spread_closures(part.body, known)
        return known


def free_names(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> Names:
    """Names that a function reads and does not bind (a `nonlocal` counts as bound)."""
    arguments = function.args
    own = {
        a.arg
        for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg)
        if a is not None
    }
    body: Sequence[ast.AST] = function.body if isinstance(function, DEFS) else [function.body]
    return read_by(*body) - own - bound_by(body)


def seen_by(*nodes: ast.AST | None) -> Names:
    """Names of which statements or expressions read more than it takes to change what they hold."""
    return read_by(*nodes, contents=True)


def read_by(*nodes: ast.AST | None, contents: bool = False) -> Names:
    """Names that statements or expressions read, those of lambdas included; see `seen_by` for `contents`."""
    found: set[str] = set()
    stack: list[ast.AST] = [node for node in nodes if node is not None]
    while stack:
        node = stack.pop()
        if contents and (change := _change(node)) is not None:
            stack += change
        elif isinstance(node, ast.Name):
            if not isinstance(node.ctx, ast.Store):
                found.add(node.id)
        elif isinstance(node, ast.Lambda):
            found |= free_names(node)
            stack += [*node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]
        elif isinstance(node, DEFS):
            stack += [*node.decorator_list, *node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]
        elif isinstance(node, COMPREHENSIONS):
            found |= read_by(*children_of(node), contents=contents) - bound_by([g.target for g in node.generators])
        else:
            if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
            stack += children_of(node)
    return frozenset(found)


def _change(node: ast.AST) -> list[ast.AST] | None:
    """What else a change of a container reads: the arguments of `items.append(x)`, the index of `items[i] = x`; None for no change."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        function = node.value.func
        if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.attr in CHANGING:
            return [*node.value.args, *node.value.keywords]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and not isinstance(node.ctx, ast.Load):
        return [node.slice]
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        return [node.value]
    return None


def bound_by(nodes: Iterable[ast.AST]) -> Names:
    """Names that statements or targets bind, without the insides of functions, classes and comprehensions."""
    found: set[str] = set()
    stack = list(nodes)
    while stack:
        node = stack.pop()
        if isinstance(node, ast.Name):
            if not isinstance(node.ctx, ast.Load):
                found.add(node.id)
        elif isinstance(node, (*DEFS, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found.update(alias.asname or alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, (ast.Nonlocal, ast.Global)):
            found.update(node.names)
        elif not isinstance(node, (ast.Lambda, *COMPREHENSIONS)):
            stack += children_of(node)
    return frozenset(found)
