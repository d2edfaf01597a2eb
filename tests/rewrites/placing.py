"""The same function in another place: wrapped by a call, in a class, in a helper, in a base class, under a decorator."""

from __future__ import annotations

import ast

from tests.rewrites.moving import Rewrite, after_imports, blocks, is_tracer, made, on_tree, tracers

NOT_REFINED = {"NamedTuple", "Enum", "IntEnum", "TypedDict", "Protocol", "StrEnum", "Flag"}
"""Bases whose classes can't be subclassed, or not with the same meaning."""

PASSING_ON = """
def passed_on(wrapped_function):
    @wraps_of_functools(wrapped_function)
    def passing_on(*args, **kwargs):
        return wrapped_function(*args, **kwargs)
    return passing_on
"""


def _alone(node: ast.FunctionDef, spelled: set[str]) -> bool:
    """Whether tf.function is the one decorator of a function."""
    return len(node.decorator_list) == 1 and is_tracer(node.decorator_list[0], spelled)


def wrapping_call(tree: ast.Module) -> bool:
    """`@tf.function` above `def f` -> `f = tf.function(f)` after it; a wrong positional argument would come second."""
    spelled, changed = tracers(tree), False
    for block in blocks(tree):
        for index, node in reversed(list(enumerate(block))):
            if isinstance(node, ast.FunctionDef) and _alone(node, spelled):
                if getattr(node.decorator_list[0], "args", None):
                    continue
                block.insert(index + 1, _wrapped(node.name, node.decorator_list.pop(0)))
                changed = True
    return changed


def _wrapped(name: str, decorator: ast.expr) -> ast.stmt:
    """`name = tf.function(name, ...)`, with the nodes of the decorator."""
    (statement,) = made(f"{name} = {name}({name})")
    assert isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call)
    if isinstance(decorator, ast.Call):
        decorator.args = [statement.value.args[0], *decorator.args]
        statement.value = decorator
    else:
        statement.value = ast.copy_location(ast.Call(decorator, statement.value.args, []), decorator)
    return statement


def _free_functions(tree: ast.Module) -> list[tuple[int, ast.FunctionDef]]:
    """Module-level functions under tf.function alone, the last first."""
    spelled = tracers(tree)
    return [
        (index, node)
        for index, node in reversed(list(enumerate(tree.body)))
        if isinstance(node, ast.FunctionDef) and _alone(node, spelled)
    ]


def to_method(tree: ast.Module) -> bool:
    """A module-level function -> a method of a new class, and the name for the method of an instance that is kept.

    Not where `python_function` is asked for: that of a method wants the instance.
    """
    changed = False
    if "python_function" in ast.unparse(tree):
        return False
    for index, node in _free_functions(tree):
        if any(isinstance(inner, (ast.Name, ast.arg)) and _named(inner) == "self" for inner in ast.walk(node)):
            continue  # TensorFlow knows a receiver by this name alone
        holder, kept, name = made(
            f"class Owner{index}:\n    pass\nowner{index} = Owner{index}()\n{node.name} = owner{index}.{node.name}"
        )
        assert isinstance(holder, ast.ClassDef)
        first = ast.arg("self")
        first.lineno = -1
        (node.args.posonlyargs if node.args.posonlyargs else node.args.args).insert(0, first)
        holder.body = [node]
        tree.body[index : index + 1] = [holder, kept, name]
        changed = True
    return changed


def _named(node: ast.Name | ast.arg) -> str:
    return node.id if isinstance(node, ast.Name) else node.arg


def to_helper(tree: ast.Module) -> bool:
    """A function's body -> a function of its own, which it calls with its arguments."""
    changed = False
    for index, node in _free_functions(tree):
        arguments = node.args
        if any(isinstance(inner, (ast.Yield, ast.YieldFrom)) for inner in ast.walk(node)):
            continue
        passed = [arg.arg for arg in (*arguments.posonlyargs, *arguments.args)]
        passed += [f"*{arguments.vararg.arg}"] if arguments.vararg else []
        passed += [f"{arg.arg}={arg.arg}" for arg in arguments.kwonlyargs]
        passed += [f"**{arguments.kwarg.arg}"] if arguments.kwarg else []
        signature = _bare(arguments)
        helper, call = made(f"def {node.name}_body({signature}):\n    pass\nreturned({', '.join(passed)})")
        assert isinstance(helper, ast.FunctionDef) and isinstance(call, ast.Expr) and isinstance(call.value, ast.Call)
        helper.body = node.body
        (returned,) = made(f"def outer():\n    return {node.name}_body({', '.join(passed)})")
        assert isinstance(returned, ast.FunctionDef)
        node.body = returned.body
        tree.body.insert(index, helper)
        changed = True
    return changed


def _bare(arguments: ast.arguments) -> str:
    """The parameters without defaults and annotations."""
    (function,) = made(f"def f({ast.unparse(arguments)}):\n    pass")
    assert isinstance(function, ast.FunctionDef)
    bare = function.args
    bare.defaults, bare.kw_defaults = [], [None] * len(bare.kwonlyargs)
    for node in ast.walk(bare):
        if isinstance(node, ast.arg):
            node.annotation = None
    return ast.unparse(bare)


def to_base(tree: ast.Module) -> bool:
    """A class with a traced method -> the same under another name, and an empty subclass with the name."""
    spelled, changed = tracers(tree), False
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    if any(ast.unparse(call.func) == "super" and call.args for call in calls) or "slots" in ast.unparse(tree):
        return False
    for block in blocks(tree):
        for index, node in reversed(list(enumerate(block))):
            if (
                not isinstance(node, ast.ClassDef)
                or {ast.unparse(base).rpartition(".")[2] for base in node.bases} & NOT_REFINED
            ):
                continue
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
            if any(is_tracer(decorator, spelled) for method in methods for decorator in method.decorator_list):
                block[index + 1 : index + 1] = made(f"class {node.name}({node.name}Base):\n    pass")
                node.name += "Base"
                changed = True
    return changed


def under_wraps(tree: ast.Module) -> bool:
    """A decorator made with functools.wraps, which only passes the call on, between tf.function and the function."""
    spelled, changed = tracers(tree), False
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and _alone(node, spelled):
            (expression,) = made("passed_on")
            assert isinstance(expression, ast.Expr)
            node.decorator_list.append(expression.value)
            changed = True
    if changed:
        place = after_imports(tree.body)
        tree.body[place:place] = made("from functools import wraps as wraps_of_functools\n" + PASSING_ON)
    return changed


REWRITES: tuple[Rewrite, ...] = (
    on_tree("wrapping call", wrapping_call),
    on_tree("function to method", to_method),
    on_tree("inline to helper", to_helper),
    on_tree("to a base class", to_base),
    on_tree("decorator with wraps", under_wraps),
)
