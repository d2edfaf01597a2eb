"""What the imports of a file mean, where they mean something of the same project.

A module is loaded when the first question needs it. Its scopes and classes stand beside those of the linted file: they
can be looked up by node, but whoever goes through the file's own (its functions, calls, classes) does not meet them.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Kind, Origin, Value
from flake8_tffunction.knowledge.api import resolve
from flake8_tffunction.project.far import SPAN, is_far
from flake8_tffunction.project.gate import Source, Wanted, is_self_contained, leads
from flake8_tffunction.project.locating import Found, Locator
from flake8_tffunction.project.modules import Module, load
from flake8_tffunction.project.reading import imported_names
from flake8_tffunction.project.tables import Table
from flake8_tffunction.source.classes import Classes, ClassInfo
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.names import DEPTH, imported
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

MODULES: Final = 60
"""How many other modules are looked into for one file."""

Target = tuple[Module, str | None]
"""A module, or a name of it."""


class Links:
    """The imports of one linted file, and of the modules that they lead to.

    Parameters
    ----------
    file
        The linted file, of which nothing but the index is there yet.
    locator
        Where it lies, and what lies around it.
    """

    def __init__(self, file: File, locator: Locator) -> None:
        self._file = file
        self.locator = locator
        self.home = Module(self.locator.home, 0, file.index, list(file.lines))
        self._own: list[Index] = []  # of this file alone
        self._modules: dict[str, Module | None] = {self.home.found.path: self.home}
        self._by_base: dict[int, Module] = {}
        self._by_tree: dict[ast.AST, Module] = {self.home.tree: self.home}
        self._scopes: dict[ast.AST, Scope] = {}
        self._classes: dict[Module, Classes] = {}
        self._targets: dict[tuple[ast.AST, str], Target | None] = {}
        self._asked: set[tuple[Scope, str]] = set()
        self._in_handlers: dict[Scope, set[ast.AST]] = {}
        file.index.scopes = Table(file.index.scopes, self._scopes.get)
        self._spread(self.home)

    def close(self) -> None:
        """Let go of what is of this file alone, once all is asked; the modules stay for others."""
        for index in self._own:
            index.close()
        for classes in self._classes.values():
            classes.close()

    @property
    def linked(self) -> list[Module]:
        """The modules that have been looked into, the linted file left out."""
        return list(self._by_base.values())

    # -- modules ----------------------------------------------------------------------------------------------------

    def module(self, found: Found | None) -> Module | None:
        """A module of the project, loaded at the first question; None if it can't be, or is one too many."""
        if found is None:
            return None
        if found.path not in self._modules:
            self._modules[found.path] = self._load(found) if len(self._by_base) < MODULES else None
        return self._modules[found.path]

    def _load(self, found: Found) -> Module | None:
        if not self.locator.holds(found.path):
            return None
        module = load(found)
        if module is None or module.base in self._by_base:
            return None
        if "*" in module.scope.bindings:
            module = module.fresh()  # what its names are depends on other files: no part of what is kept
            self._own.append(module.index)
        self._by_base[module.base] = self._by_tree[module.tree] = self._modules[found.path] = module
        self._scopes.update(module.index.scopes)
        self._spread(module)
        return module

    def module_of(self, node: ast.AST) -> Module:
        """The module that a node is of."""
        return self._by_base[node.lineno // SPAN * SPAN] if is_far(node) else self.home  # type: ignore[attr-defined]

    def position(self, line: int) -> tuple[Module, int]:
        """The module that a line is of, and its line there."""
        if line < SPAN:
            return self.home, line
        module = self._by_base[line // SPAN * SPAN]
        return module, line - module.base

    def _spread(self, module: Module) -> None:
        """Bind what `from x import *` binds, for an x of the project."""
        for binding in list(module.scope.bindings.get("*", ())):
            assert isinstance(binding.node, ast.ImportFrom)
            source = self._base(binding.node, module)
            for name in _exported(source) if source is not None and source is not module else ():
                if name not in module.scope.bindings:
                    module.index.bind(name, module.scope, "import", binding.node)

    # -- imports ----------------------------------------------------------------------------------------------------

    def target(self, binding: Binding, name: str) -> Target | None:
        """What an import of the project binds `name` to; None for other imports and for what is not found."""
        key = (binding.node, name)
        if key not in self._targets:
            self._targets[key] = self._target(binding, name)
        return self._targets[key]

    def _target(self, binding: Binding, name: str) -> Target | None:
        node = binding.node
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname == name or alias.asname is None and alias.name.partition(".")[0] == name:
                    found = self.locator.absolute(alias.name)
                    if found is None or found.is_folder:
                        return None
                    module = self.module(found if alias.asname else self.locator.absolute(name))
                    return (module, None) if module is not None else None
        if not isinstance(node, ast.ImportFrom):
            return None
        for alias in node.names:
            if alias.name == "*" or (alias.asname or alias.name) == name:
                base = self._base(node, self._by_tree[binding.scope.module.node])
                return self._part(base, name if alias.name == "*" else alias.name) if base is not None else None
        return None

    def _base(self, node: ast.ImportFrom, importer: Module) -> Module | None:
        """The module of `from module import ...`."""
        return self.module(self._found(node, importer.found))

    def _found(self, node: ast.ImportFrom, importer: Found) -> Found | None:
        if node.level:
            return self.locator.relative(importer, node.level, node.module)
        return self.locator.absolute(node.module) if node.module else None

    def _part(self, module: Module, name: str) -> Target | None:
        """What a name of a module is: something that it binds, or a submodule."""
        if name in module.scope.bindings:
            return module, name
        inner = self.module(self.locator.below(module.found, name))
        return (inner, None) if inner is not None else None

    def of_tree(self, tree: ast.AST) -> Module | None:
        """The module of a tree."""
        return self._by_tree.get(tree)

    def source(self, binding: Binding, name: str) -> Source | None:
        """The file that an import of `name` looks into, and the name there (None for the module as a whole); None for
        other imports. Nothing is read for that."""
        node = binding.node
        if isinstance(node, ast.Import):
            bound = (a.name for a in node.names if name == (a.asname or a.name.partition(".")[0]))
            found = self.locator.absolute(next(bound, ""))
            return (found, None) if found is not None else None
        if not isinstance(node, ast.ImportFrom):
            return None
        base = self._found(node, self._by_tree[binding.scope.module.node].found)
        alias = next((a for a in node.names if (a.asname or a.name) == name), None)
        inner = self.locator.below(base, alias.name) if base is not None and alias is not None else None
        if inner is not None:
            return inner, None
        return (base, alias.name if alias is not None else name) if base is not None else None

    def live(self, owner: Scope, name: str) -> list[Binding]:
        """The bindings of a name, without imports that certainly fail or that a later statement of the same block replaces,
        and without those for the case that an import fails which certainly does not."""
        bindings = owner.bindings.get(name, [])
        if len(bindings) < 2 or all(binding.kind != "import" for binding in bindings):
            return bindings
        body = getattr(owner.node, "body", ())
        last = max(
            (n for n, b in enumerate(bindings) if b.kind in ("import", "def", "class") and b.node in body), default=0
        )
        kept = [b for n, b in enumerate(bindings) if b.kind != "import" or n >= last and not self.fails(b)]
        spared = self._spared(owner)
        return [b for b in kept if b.node not in spared] if spared else kept

    def _spared(self, owner: Scope) -> set[ast.AST]:
        """What stands in the handlers of a `try` of a module in which there are only imports that certainly succeed."""
        if owner.node not in self._by_tree:
            return set()
        if owner not in self._in_handlers:
            importer = self._by_tree[owner.node]
            self._in_handlers[owner] = {
                part
                for statement in importer.tree.body
                if isinstance(statement, ast.Try)
                and all(isinstance(s, ast.ImportFrom) and self._succeeds(s, importer.found) for s in statement.body)
                for handler in statement.handlers
                for part in walk(handler)
            }
        return self._in_handlers[owner]

    def _succeeds(self, node: ast.ImportFrom, importer: Found) -> bool:
        """Whether an import certainly raises no ImportError: of names of a module of the project that gets on with the
        project's modules and with what is always there."""
        base = self._found(node, importer)
        module = self.module(base)
        return (
            module is not None
            and all(alias.name in module.scope.bindings for alias in node.names)
            and is_self_contained(module.found, self.locator)
        )

    def fails(self, binding: Binding) -> bool:
        """Whether an import certainly raises ImportError: of a module that a package of the project does not have."""
        node = binding.node
        if not isinstance(node, ast.ImportFrom) or not (node.level or node.module):
            return False
        importer = self._by_tree[binding.scope.module.node]
        if self._found(node, importer.found) is not None:
            return False
        top = (node.module or "").partition(".")[0]
        return bool(node.level) or (package := self.locator.absolute(top)) is not None and not package.is_folder

    def dotted(self, binding: Binding, name: str) -> str | None:
        """The dotted name that an import binds, also a relative one, as an absolute import would write it."""
        dotted = imported(binding, name)
        if dotted is None and (target := self.target(binding, name)) is not None:
            module, attr = target
            dotted = f"{module.found.name}.{attr}" if attr is not None else module.found.name
        return dotted

    # -- what they are ----------------------------------------------------------------------------------------------

    def imported(self, binding: Binding, name: str) -> Value | None:
        """The value that an import gives a name; None if it is nothing of the project, or not known."""
        target = self.target(binding, name)
        if target is None or self.dotted(binding, name) in self._file.options.tracers:
            return None
        return self._value(target)

    def attribute(self, owner: Value, attr: str) -> Value | None:
        """The value of an attribute of a module of the project; None if it is not known."""
        if owner.node is None or f"{owner.name}.{attr}" in self._file.options.tracers:
            return None
        part = self._part(self._by_tree[owner.node], attr)
        return self._value(part) if part is not None else None

    def _value(self, target: Target) -> Value | None:
        module, name = target
        if name is None:
            return Value(Kind.MODULE, Origin.IMPORT, name=module.found.name, node=module.tree)
        value = self._file.value_of(module.scope, name)
        return value if value.kind & ~Kind.UNKNOWN or value.name is not None else None

    def canonical(self, binding: Binding, name: str, depth: int) -> str | None:
        """The canonical name of what an import of the project hands on from elsewhere (`from compat import tf`), or the
        dotted name of what it binds itself; None for other imports."""
        node = binding.node
        if depth >= DEPTH or not isinstance(node, ast.ImportFrom):
            return None
        source = self.source(binding, name)
        if source is None or not self.locator.holds(source[0].path):
            return None
        if not node.level and not _may_hand_on(source[0], node, name):
            return None
        target = self.target(binding, name)
        if target is None:
            return None
        dotted = self.dotted(binding, name)
        module, attr = target
        if attr is None or dotted in self._file.options.tracers:
            return dotted
        return self._file.names.name(attr, module.scope, depth + 1) or dotted

    def handed_on(self, root: str, attributes: list[str]) -> str | None:
        """The canonical name of `compat.tf.function`, for a `compat` of the project that imports TensorFlow as tf; None for
        other chains of attributes. `root` is the dotted name of what it begins with."""
        found = self.locator.absolute(root)
        for position, attr in enumerate(attributes if found is not None else ()):
            inner = self.locator.below(found, attr) if found is not None else None
            if inner is not None:
                found = inner
                continue
            if found is None or found.is_folder or {attr, "*"}.isdisjoint(imported_names(found.path)):
                return None
            module = self.module(found)
            name = self._file.names.name(attr, module.scope) if module is not None else None
            return resolve(".".join([name, *attributes[position + 1 :]])) if name is not None else None
        return None

    # -- classes ----------------------------------------------------------------------------------------------------

    def info(self, node: ast.AST) -> ClassInfo | None:
        """The class of another module that a class statement makes."""
        if not isinstance(node, ast.ClassDef) or not is_far(node):
            return None
        module = self.module_of(node)
        if module not in self._classes:
            self._classes[module] = Classes(module.index, self._file.names, self)
        return self._classes[module].by_node.get(node)

    def may_inherit(self, info: ClassInfo, wanted: Wanted) -> bool:
        """Whether a class of the linted file gets to a file of the wanted kind through its bases: asked of texts."""
        stack, seen = [info], {info}
        while stack:
            node, around = stack[-1].node, stack.pop().scope.parent
            for name in {part.id for base in node.bases for part in walk(base) if isinstance(part, ast.Name)}:
                owner = around.owner(name) if around is not None else None
                for binding in owner.bindings[name] if owner is not None else ():
                    source = self.source(binding, name) if binding.kind == "import" else None
                    if source is not None and leads(source, self.locator, wanted):
                        return True
                    local = self._file.classes.by_node.get(binding.node) if binding.kind == "class" else None
                    if local is not None and local not in seen:
                        seen.add(local)
                        stack.append(local)
        return False

    def class_named(self, expr: ast.expr, scope: Scope) -> ClassInfo | None:
        """The one class of the project that an imported name, or a name of an imported module, means."""
        if isinstance(expr, ast.Attribute):
            module = self._module_named(expr.value, scope)
            part = self._part(module, expr.attr) if module is not None else None
            return self._class_of(part) if part is not None else None
        owner = scope.owner(expr.id) if isinstance(expr, ast.Name) else None
        if owner is None or not isinstance(expr, ast.Name):
            return None
        found: dict[ClassInfo | None, None] = {}
        for binding in self.live(owner, expr.id):
            if not isinstance(binding.value, ast.Constant):  # `except ImportError: Base = None`
                target = self.target(binding, expr.id) if binding.kind == "import" else None
                found[self._class_of(target) if target is not None else None] = None
        return next(iter(found)) if len(found) == 1 else None

    def _class_of(self, target: Target) -> ClassInfo | None:
        module, name = target
        key = (module.scope, name or "")
        if name is None or key in self._asked:  # modules that import from each other in a ring
            return None
        self._asked.add(key)
        try:
            return self._file.classes.named(ast.Name(name, ast.Load()), module.scope)
        finally:
            self._asked.discard(key)

    def _module_named(self, expr: ast.expr, scope: Scope) -> Module | None:
        """The module of the project that a name or a chain of attributes means."""
        if isinstance(expr, ast.Attribute):
            around = self._module_named(expr.value, scope)
            part = self._part(around, expr.attr) if around is not None else None
            return part[0] if part is not None and part[1] is None else None
        owner = scope.owner(expr.id) if isinstance(expr, ast.Name) else None
        if owner is None or not isinstance(expr, ast.Name):
            return None
        targets = {
            self.target(binding, expr.id) if binding.kind == "import" else None for binding in self.live(owner, expr.id)
        }
        target = targets.pop() if len(targets) == 1 else None
        if target is None:
            return None
        module, name = target
        if name is None:
            return module
        inner = module.scope.bindings.get(name, ())
        further = self.target(inner[0], name) if len(inner) == 1 and inner[0].kind == "import" else None
        return further[0] if further is not None and further[1] is None else None


def _may_hand_on(source: Found, node: ast.ImportFrom, name: str) -> bool:
    """Whether a module may bind a name by an import of its own."""
    names = imported_names(source.path) if not source.is_folder else frozenset()
    return "*" in names or any(a.name in names for a in node.names if (a.asname or a.name) == name)


def _exported(module: Module) -> list[str]:
    """The names that `from module import *` binds: those of a literal `__all__`, or all that are public."""
    for binding in module.scope.bindings.get("__all__", ()):
        if isinstance(binding.value, (ast.List, ast.Tuple)) and binding.kind == "assign":
            return [
                item.value
                for item in binding.value.elts
                if isinstance(item, ast.Constant) and isinstance(item.value, str)
            ]
    return [name for name in module.scope.bindings if not name.startswith("_") and name != "*"]
