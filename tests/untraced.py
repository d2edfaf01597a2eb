"""The negative transformation: a program with every tf.function taken out. Nothing is traced in it any more."""

from __future__ import annotations

import ast

PLAIN = "lambda f=None, **options: f if f is not None else lambda g: g"
"""tf.function, if it did nothing."""

ALWAYS_TRACED = {
    "vectorized_map": "tf.vectorized_map traces its function without any tf.function",
    "wrap_function": "tf.compat.v1.wrap_function traces its function",
}
DATA_METHODS = {"map", "filter", "flat_map", "interleave", "reduce", "scan", "take_while", "group_by_window"}
KERAS_BASES = {"Layer", "Model", "Metric", "Loss", "Callback", "LearningRateSchedule"}
VERSIONS = {"compat", "v2"}
KERAS_CALLS = {"compile", "fit", "evaluate", "predict", "train_on_batch"}


def reason_traced(tree: ast.Module) -> str | None:
    """Why something in this program is traced without any tf.function, or None."""
    text = ast.unparse(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and "keras" in text and any(_keras_base(base) for base in node.bases):
            return "Keras traces the hooks of its classes in fit and when it builds a model"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if name in ALWAYS_TRACED:
                return ALWAYS_TRACED[name]
            if name in DATA_METHODS and "Dataset" in text:
                return "tf.data traces the functions of a Dataset"
            if name in KERAS_CALLS and "keras" in text:
                return "Keras traces in fit, predict and evaluate"
    return None


def _keras_base(base: ast.expr) -> bool:
    text = ast.unparse(base)
    return "keras" in text or text.rpartition(".")[2] in KERAS_BASES


def untraced(tree: ast.Module) -> str:
    """The program without tf.function: decorators dropped, `tf.function(f)` -> `f`, other mentions -> `PLAIN`.

    Changes `tree`.
    """
    return ast.unparse(ast.fix_missing_locations(_Untraced(tree).visit(tree))) + "\n"


class _Untraced(ast.NodeTransformer):
    def __init__(self, tree: ast.Module) -> None:
        self.modules: set[str] = set()
        self.functions: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.name.split(".")[0] == "tensorflow":
                        self.modules.add(alias.asname or "tensorflow")
            elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "tensorflow":
                for alias in node.names:
                    if alias.name == "function":
                        self.functions.add(alias.asname or alias.name)
                    elif alias.name in VERSIONS:
                        self.modules.add(alias.asname or alias.name)

    def is_function(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.functions
        return isinstance(node, ast.Attribute) and node.attr == "function" and self.is_module(node.value)

    def is_module(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.modules
        return isinstance(node, ast.Attribute) and node.attr in VERSIONS and self.is_module(node.value)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:
        if (node.module or "").split(".")[0] != "tensorflow":
            return [node]
        plain = [alias for alias in node.names if alias.name == "function"]
        node.names = [alias for alias in node.names if alias.name != "function"]
        kept: list[ast.stmt] = [node] if node.names else []
        return kept + [ast.parse(f"{alias.asname or alias.name} = {PLAIN}").body[0] for alias in plain]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list = [decorator for decorator in node.decorator_list if not self.decorates(decorator)]
        return self.generic_visit(node)

    def decorates(self, decorator: ast.expr) -> bool:
        return self.is_function(decorator.func if isinstance(decorator, ast.Call) else decorator)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        makes = self.is_function(node.func)
        self.generic_visit(node)
        if makes:
            func = next((keyword.value for keyword in node.keywords if keyword.arg == "func"), None)
            wrapped = node.args[0] if node.args else func
            return wrapped if wrapped is not None else _plain()
        if isinstance(node.func, ast.Attribute) and node.func.attr == "get_concrete_function":
            return node.func.value
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if self.is_function(node):
            return _plain()
        self.generic_visit(node)
        return node.value if node.attr == "python_function" else node


def _plain() -> ast.expr:
    return ast.parse(PLAIN, mode="eval").body
