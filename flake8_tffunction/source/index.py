"""One walk over the tree: scopes, what each name is bound to, calls, and attribute writes.

Everything else asks this index instead of walking again. The walk is iterative: neither a long `elif` chain nor a deep
expression can exhaust the stack.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from flake8_tffunction.source.folding import Folded, FoldedScope
from flake8_tffunction.source.nodes import FIELDS
from flake8_tffunction.source.scopes import AttributeWrite, Binding, Scope, parameters, with_names, with_one_more


class Index:
    """What one walk over a module found.

    Parameters
    ----------
    tree
        The module as `ast.parse` gives it. It is not changed.
    """

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.module = Scope(tree, None, "module")
        self.scopes: dict[ast.AST, Scope] = {tree: self.module}
        self.functions: list[ast.FunctionDef | ast.AsyncFunctionDef] = []
        self.classes: list[ast.ClassDef] = []
        self.calls: list[tuple[ast.Call, Scope]] = []
        self.sites: defaultdict[str, list[tuple[ast.Call, Scope]]] = defaultdict(list)
        """The calls by the last part of what is called: `x.f()` and `f()` under "f"."""
        self.elements: list[tuple[ast.Subscript, Scope]] = []
        """Subscripts that are stored to, stepped or deleted: `x[i] = v`."""
        self.writes: dict[str, list[AttributeWrite]] = {}
        self.noted: list[tuple[str, AttributeWrite]] = []
        """All of them, in the order in which they were met: what functions that are parsed later write comes last."""
        self.evaluated: dict[ast.AST, ast.Lambda] = {}
        """The lambdas that `eval` makes of a text: by its call, and by themselves."""
        self._folded: list[Folded] = []
        self._stack: list[tuple[ast.AST, Scope]] = [(tree, self.module)]
        self._walk()

    def close(self) -> None:
        """Let go of what refers back to the scopes, once all is asked."""
        for node in self._folded:
            if isinstance(node, Folded):
                scope = node.waiting.pop(self)
                scope.__class__ = Scope
        for scope in self.scopes.values():
            scope.children = ()
            scope.bindings.clear()

    # -- the walk ---------------------------------------------------------------------------------------------------

    def _walk(self) -> None:
        stack = self._stack
        handlers = HANDLERS
        while stack:
            node, scope = stack.pop()
            handler = handlers.get(node.__class__)
            if handler is not None:
                handler(self, node, scope)
            else:
                self._children(node, scope)

    def _children(self, node: ast.AST, scope: Scope) -> None:
        found: list[tuple[ast.AST, Scope]] = []
        for field in FIELDS[node.__class__]:
            value = getattr(node, field, None)
            if value.__class__ is list:
                for item in value:
                    if isinstance(item, ast.AST) and item.__class__ not in LEAVES:
                        found.append((item, scope))
            elif isinstance(value, ast.AST) and value.__class__ not in LEAVES:
                found.append((value, scope))
        found.reverse()
        self._stack += found

    def _push(self, scope: Scope, *parts: ast.AST | Sequence[ast.AST] | None) -> None:
        found: list[tuple[ast.AST, Scope]] = []
        for part in parts:
            if part.__class__ is list:
                found += [(item, scope) for item in part if item.__class__ not in LEAVES]
            elif part is not None and part.__class__ not in LEAVES:
                found.append((part, scope))  # type: ignore[arg-type]
        found.reverse()
        self._stack += found

    # -- bindings ---------------------------------------------------------------------------------------------------

    def bind(
        self,
        name: str,
        scope: Scope,
        kind: str,
        node: ast.AST,
        value: ast.expr | None = None,
        path: tuple[int, ...] = (),
    ) -> None:
        """Note that code of `scope` binds `name`."""
        binding = Binding(kind, node, value, path, scope)
        owner = scope
        if kind == "walrus":
            while owner.kind == "comprehension" and owner.parent is not None:
                owner = owner.parent
        if name in owner.globals:
            owner = scope.module
        elif name in owner.nonlocals:
            owner.bindings.setdefault(name, [])  # the name is known here, and owned further out
            outer = owner.parent.owner(name) if owner.parent is not None else None
            owner = outer or owner
        owner.bindings.setdefault(name, []).append(binding)

    def _target(
        self,
        target: ast.expr,
        scope: Scope,
        kind: str,
        node: ast.AST,
        value: ast.expr | None,
        path: tuple[int, ...] = (),
    ) -> None:
        if isinstance(target, ast.Name):
            self.bind(target.id, scope, kind, node, value, path)
        elif isinstance(target, ast.Attribute):
            write = AttributeWrite(target, target.value, value, path, kind, scope)
            self._note(target.attr, write)
            self._push(scope, target.value)
        elif isinstance(target, (ast.Tuple, ast.List)):
            for position, item in enumerate(target.elts):
                if isinstance(item, ast.Starred):
                    self._target(item.value, scope, kind, node, value, (*path, -1))
                else:
                    self._target(item, scope, kind, node, value, (*path, position))
        elif isinstance(target, ast.Starred):
            self._target(target.value, scope, kind, node, value, (*path, -1))
        else:
            if isinstance(target, ast.Subscript):
                self.elements.append((target, scope))
            self._push(scope, target)

    # -- statements -------------------------------------------------------------------------------------------------

    def _import(self, node: ast.Import, scope: Scope) -> None:
        for alias in node.names:
            self.bind(alias.asname or alias.name.partition(".")[0], scope, "import", node)

    def _import_from(self, node: ast.ImportFrom, scope: Scope) -> None:
        for alias in node.names:
            self.bind(alias.asname or alias.name, scope, "import", node)

    def _assign(self, node: ast.Assign, scope: Scope) -> None:
        self._push(scope, node.value)
        for target in node.targets:
            self._target(target, scope, "assign", node, node.value)

    def _augmented(self, node: ast.AugAssign, scope: Scope) -> None:
        self._push(scope, node.value)
        self._target(node.target, scope, "augment", node, node.value)

    def _annotated(self, node: ast.AnnAssign, scope: Scope) -> None:
        scope.stoppers = with_one_more(scope.stoppers, node)
        self._push(scope, node.value)
        self._target(node.target, scope, "annotate", node, node.value)

    def _attribute(self, node: ast.Attribute, scope: Scope) -> None:
        if node.attr.startswith("__") and not node.attr.endswith("__"):
            scope.stoppers = with_one_more(scope.stoppers, node)
        value = node.value
        while value.__class__ is ast.Attribute and not value.attr.startswith("__"):
            value = value.value
        if value.__class__ not in LEAVES:
            self._stack.append((value, scope))

    def _while(self, node: ast.While, scope: Scope) -> None:
        if node.orelse:
            scope.stoppers = with_one_more(scope.stoppers, node)
        self._push(scope, node.test, node.body, node.orelse)

    def _match(self, node: ast.Match, scope: Scope) -> None:
        scope.stoppers = with_one_more(scope.stoppers, node)
        self._children(node, scope)

    def _for(self, node: ast.For | ast.AsyncFor, scope: Scope) -> None:
        if node.orelse:
            scope.stoppers = with_one_more(scope.stoppers, node)
        self._target(node.target, scope, "for", node, node.iter)
        self._push(scope, node.iter, node.body, node.orelse)

    def _with(self, node: ast.With | ast.AsyncWith, scope: Scope) -> None:
        self._push(scope, node.body)
        for item in reversed(node.items):
            if item.optional_vars is not None:
                self._target(item.optional_vars, scope, "with", node, item.context_expr)
            self._push(scope, item.context_expr)

    def _handler(self, node: ast.ExceptHandler, scope: Scope) -> None:
        if node.name:
            self.bind(node.name, scope, "except", node)
        self._push(scope, node.type, node.body)

    def _delete(self, node: ast.Delete, scope: Scope) -> None:
        for target in node.targets:
            self._target(target, scope, "delete", node, None)

    def _global(self, node: ast.Global, scope: Scope) -> None:
        scope.globals = with_names(scope.globals, node.names)

    def _nonlocal(self, node: ast.Nonlocal, scope: Scope) -> None:
        scope.nonlocals = with_names(scope.nonlocals, node.names)

    def _return(self, node: ast.Return, scope: Scope) -> None:
        scope.returns = with_one_more(scope.returns, node)
        self._push(scope, node.value)

    def _yield(self, node: ast.Yield | ast.YieldFrom, scope: Scope) -> None:
        scope.yields = with_one_more(scope.yields, node)
        self._push(scope, node.value)

    def _match_name(self, node: ast.MatchAs | ast.MatchStar | ast.MatchMapping, scope: Scope) -> None:
        name = node.rest if isinstance(node, ast.MatchMapping) else node.name
        if name:
            self.bind(name, scope, "match", node)
        self._children(node, scope)

    # -- scopes -----------------------------------------------------------------------------------------------------

    def _def(self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope) -> None:
        self.bind(node.name, scope, "def", node)
        self.functions.append(node)
        inner = self.scopes[node] = Scope(node, scope, "function")
        if node.__class__ is Folded:
            self._parameters(node.args, inner)
            self._fold(node, inner)
        else:
            self._declare(node.body, inner)
            self._parameters(node.args, inner)
            self._push(inner, node.body)
        arguments = node.args
        self._push(scope, node.decorator_list, arguments.defaults, [d for d in arguments.kw_defaults if d is not None])

    def _fold(self, node: Folded, scope: Scope) -> None:
        """Wait until somebody asks for the body."""
        node.waiting[self] = scope
        scope.__class__ = FoldedScope
        self._folded.append(node)

    def unfold(self, body: list[ast.stmt], scope: Scope) -> None:
        """Look into the body of a def, now that it has been parsed."""
        self._declare(body, scope)
        self._push(scope, body)
        self._walk()

    def _lambda(self, node: ast.Lambda, scope: Scope) -> None:
        inner = self.scopes[node] = Scope(node, scope, "function")
        self._parameters(node.args, inner)
        self._push(inner, node.body)
        arguments = node.args
        self._push(scope, arguments.defaults, [d for d in arguments.kw_defaults if d is not None])

    def _declare(self, body: list[ast.stmt], scope: Scope) -> None:
        # `global` and `nonlocal` hold for the whole function: they must be known before its first binding
        for statement in body:
            if isinstance(statement, ast.Global):
                scope.globals = with_names(scope.globals, statement.names)
            elif isinstance(statement, ast.Nonlocal):
                scope.nonlocals = with_names(scope.nonlocals, statement.names)

    def _parameters(self, arguments: ast.arguments, scope: Scope) -> None:
        for argument, default in parameters(arguments):
            self.bind(argument.arg, scope, "param", argument, default)

    def _class(self, node: ast.ClassDef, scope: Scope) -> None:
        self.bind(node.name, scope, "class", node)
        self.classes.append(node)
        inner = self.scopes[node] = Scope(node, scope, "class")
        self._push(inner, node.body)
        self._push(scope, node.decorator_list, node.bases, [k.value for k in node.keywords])

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp, scope: Scope) -> None:
        inner = self.scopes[node] = Scope(node, scope, "comprehension")
        for generator in node.generators:
            self._target(generator.target, inner, "for", generator, generator.iter)
            self._push(inner, generator.iter, generator.ifs)
        if isinstance(node, ast.DictComp):
            self._push(inner, node.key, node.value)
        else:
            self._push(inner, node.elt)

    # -- expressions ------------------------------------------------------------------------------------------------

    def _eval(self, node: ast.Call) -> None:
        """`eval("lambda x: ...")`: a lambda without a place in the text, which sees the names of the module."""
        text = node.args[0].value if len(node.args) == 1 and isinstance(node.args[0], ast.Constant) else None
        if not isinstance(text, str) or not text.lstrip().startswith("lambda") or len(text) > LONGEST:
            return
        try:
            made = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return
        if isinstance(made, ast.Lambda):
            for part in ast.walk(made):
                ast.copy_location(part, node)
            self.evaluated[node] = self.evaluated[made] = made
            self._stack.append((made, self.module))

    def _call(self, node: ast.Call, scope: Scope) -> None:
        # the most frequent of all: nothing here goes through `_push`
        call, function, stack = (node, scope), node.func, self._stack
        self.calls.append(call)
        for keyword in reversed(node.keywords):
            if keyword.value.__class__ not in LEAVES:
                stack.append((keyword.value, scope))
        for argument in reversed(node.args):
            if argument.__class__ not in LEAVES:
                stack.append((argument, scope))
        if function.__class__ is ast.Attribute:
            self.sites[function.attr].append(call)
            self._attribute(function, scope)
        elif function.__class__ is ast.Name:
            self.sites[function.id].append(call)
            if function.id == "setattr":
                self._setattr(node, scope)
            elif function.id == "eval":
                self._eval(node)
        else:
            stack.append((function, scope))

    def _note(self, attr: str, write: AttributeWrite) -> None:
        self.writes.setdefault(attr, []).append(write)
        self.noted.append((attr, write))

    def _setattr(self, node: ast.Call, scope: Scope) -> None:
        if len(node.args) == 3:
            owner, attr, value = node.args
            if isinstance(attr, ast.Constant) and isinstance(attr.value, str):
                self._note(attr.value, AttributeWrite(node, owner, value, (), "assign", scope))

    def _walrus(self, node: ast.NamedExpr, scope: Scope) -> None:
        scope.stoppers = with_one_more(scope.stoppers, node)
        self.bind(node.target.id, scope, "walrus", node, node.value)
        self._push(scope, node.value)

    # -- questions --------------------------------------------------------------------------------------------------

    def bindings(self, name: str, scope: Scope) -> list[Binding]:
        """All places that bind the variable that `name` means in `scope` (empty for builtins)."""
        owner = scope.owner(name)
        return owner.bindings[name] if owner is not None else []


LONGEST = 200
"""Characters of a text that `eval` is given up to which it is looked into."""
LEAVES = frozenset(
    {ast.Name, ast.Constant, ast.Pass, ast.Break, ast.Continue, ast.Load, ast.Store, ast.Del}
    | {cls for base in (ast.operator, ast.unaryop, ast.boolop, ast.cmpop) for cls in base.__subclasses__()}
)
"""Nodes in which the walk finds nothing."""

HANDLERS: dict[type, Callable[[Index, Any, Scope], None]] = {
    ast.Import: Index._import,
    ast.ImportFrom: Index._import_from,
    ast.Assign: Index._assign,
    ast.AugAssign: Index._augmented,
    ast.AnnAssign: Index._annotated,
    ast.For: Index._for,
    ast.AsyncFor: Index._for,
    ast.With: Index._with,
    ast.AsyncWith: Index._with,
    ast.ExceptHandler: Index._handler,
    ast.Delete: Index._delete,
    ast.Global: Index._global,
    ast.Nonlocal: Index._nonlocal,
    ast.Return: Index._return,
    ast.Yield: Index._yield,
    ast.YieldFrom: Index._yield,
    ast.MatchAs: Index._match_name,
    ast.MatchStar: Index._match_name,
    ast.MatchMapping: Index._match_name,
    ast.FunctionDef: Index._def,
    Folded: Index._def,
    ast.AsyncFunctionDef: Index._def,
    ast.Lambda: Index._lambda,
    ast.ClassDef: Index._class,
    ast.ListComp: Index._comprehension,
    ast.SetComp: Index._comprehension,
    ast.GeneratorExp: Index._comprehension,
    ast.DictComp: Index._comprehension,
    ast.Call: Index._call,
    ast.NamedExpr: Index._walrus,
    ast.Attribute: Index._attribute,
    ast.While: Index._while,
    ast.Match: Index._match,
}
