"""Programs of very many functions, classes and calls."""

from __future__ import annotations

from tests.robustness.hostile.parts import HEAD, TRACED, joined


def ring_of_calls(size: int) -> str:
    """Functions that all call each other, each with other arguments."""
    defs = (
        f"def f{n}(x, y):\n    f{(n * 7 + 1) % size}({n}, x)\n    return f{(n * 5 + 2) % size}(y, '{n}')"
        for n in range(size)
    )
    return HEAD + joined(defs) + "@tf.function\ndef g(x):\n    return f0(x, x)\n"


def functions_in_functions(size: int) -> str:
    """Functions in functions, each a tf.function, and called where it is made."""
    depth = min(size, 95)
    defs = [f"{'    ' * n}@tf.function\n{'    ' * n}def f{n}(x):" for n in range(depth)]
    calls = [f"{'    ' * n}return f{n}(x)" for n in range(depth - 1, 0, -1)]
    return HEAD + joined([*defs, "    " * depth + "return x", *calls])


def many_functions(size: int) -> str:
    """tf.functions in a row that call the one before, and a nested one each."""
    defs = (
        f"@tf.function\ndef f{n}(x):\n    def inner(y=f{n - 1}):\n        return y(x)\n    return inner()"
        for n in range(1, size)
    )
    return HEAD + "def f0(x):\n    return x\n" + joined(defs)


def methods(size: int) -> str:
    """A class whose methods all call each other."""
    defs = (
        f"    def m{n}(self, x):\n        self.a{n} = x\n        self.m{(n * 7 + 1) % size}(self.a{(n + 1) % size})\n"
        f"        return self.m{(n * 5 + 2) % size}(x)"
        for n in range(size)
    )
    return (
        HEAD
        + "class A(tf.Module):\n"
        + joined(defs)
        + "    @tf.function\n    def __call__(self, x):\n        return self.m0(x)\nA()(1)\n"
    )


def traced_methods(size: int) -> str:
    """A class all of whose methods are tf.functions, and its instances."""
    defs = (
        f"    @tf.function\n    def m{n}(self, x):\n        return self.m{(n * 7 + 1) % size}(x) + self.b"
        for n in range(size)
    )
    calls = (f"a{n} = A({n})\na{n}.m{n}({n})" for n in range(size))
    return HEAD + "class A:\n    def __init__(self, b):\n        self.b = b\n" + joined(defs) + joined(calls)


def heirs(size: int) -> str:
    """A long line of classes, each with a method that calls its base's."""
    classes = (
        f"class C{n}(C{n - 1}):\n    def call(self, x):\n        self.n{n} = x\n        return super().call(x)"
        for n in range(1, size)
    )
    return (
        HEAD
        + "class C0(tf.keras.Model):\n    def call(self, x):\n        return x\n"
        + joined(classes)
        + f"C{size - 1}()(1)\n"
    )


def diamonds(size: int) -> str:
    """Classes with two bases each, both of which have the same one."""
    classes = (
        f"class A{n}(B{n - 1}, C{n - 1}):\n    pass\nclass B{n}(A{n}):\n    def call(self, x): return super().call(x)\nclass C{n}(A{n}):\n    x = {n}"
        for n in range(1, size)
    )
    return HEAD + "class B0(tf.keras.Model): pass\nclass C0(tf.keras.Model): pass\n" + joined(classes)


def rings_of_classes(size: int) -> str:
    """Classes that inherit from each other in a ring."""
    classes = (
        f"class C{n}(C{(n + 1) % size}, C{(n * 3) % size}):\n    def call(self, x): return super().call(x) + self.a{n}"
        for n in range(size)
    )
    return HEAD + joined(classes) + "@tf.function\ndef g(x):\n    return C0().call(x)\n"


def decorators(size: int) -> str:
    """Many decorators: of TensorFlow, of the file, and unknown ones."""
    each = (
        "@tf.function",
        "@own",
        "@functools.wraps(own)",
        "@some.where",
        "@tf.autograph.experimental.do_not_convert",
        "@own(1)",
    )
    return (
        HEAD
        + "def own(f):\n    def inner(*args, **kwargs):\n        return f(*args, **kwargs)\n    return inner\n"
        + joined(each[n % 6] for n in range(size))
        + "def g(x):\n    return x\ng(1)\n"
    )


def stars(size: int) -> str:
    """Star arguments everywhere."""
    defs = (
        f"def f{n}(*args, **kwargs):\n    return f{n - 1}(*args, *args, **kwargs, **kwargs)" for n in range(1, size)
    )
    call = f"{', '.join(['*x'] * size)}, {', '.join(['**y'] * size)}"
    return (
        HEAD
        + "def f0(*args, **kwargs):\n    return args\n"
        + joined(defs)
        + (
            f"@tf.function\ndef g(*x, **y):\n    a, *b = f{size - 1}({call})\n    print({call})\n    return g({call})\ng({call})\n"
        )
    )


def arguments(size: int) -> str:
    """A function of very many parameters, and calls that give them all."""
    names = ", ".join(f"p{n}={n}" for n in range(size))
    given = ", ".join(f"p{n}=p{(n + 1) % size}" for n in range(size))
    return (
        HEAD
        + f"@tf.function\ndef g({names}):\n    return g({given})\n"
        + joined(f"g({n}, p{n % size}={n}.5)" for n in range(9))
    )


def calls(size: int) -> str:
    """One tf.function, called very often, in loops too, with a different value each time."""
    rows = (f"for i{n} in range({n}):\n    step(i{n}, [{n}], key={n})\n    step('{n}')" for n in range(size))
    return TRACED + "    return x\n" + joined(rows)


def rebindings(size: int) -> str:
    """One name, bound over and over."""
    return (
        TRACED
        + joined(f"    x = x + {n}\n    y = [x, y]" for n in range(size))
        + "    return x\n"
        + joined(f"step = tf.function(step)\nv = step(v, {n})" for n in range(size))
    )


def globals_(size: int) -> str:
    """Functions that write globals which others read."""
    defs = (
        f"@tf.function\ndef f{n}(x):\n    global g{n}\n    g{n} = x\n    return g{(n + 1) % size} + g{(n * 3) % size}"
        for n in range(size)
    )
    return (
        HEAD
        + joined(f"g{n} = {n}" for n in range(size))
        + joined(defs)
        + joined(f"g{n} = f{n}(g{n})" for n in range(size))
    )


def predicates(size: int) -> str:
    """Create-once guards behind methods that ask each other, several times and under many conditions."""
    arms = joined(
        f"        if self.a{n}:\n            self.b{n}\n        elif x:\n            return self.q0(x)"
        for n in range(size)
    )
    asking = joined(
        f"    def q{n}(self, x):\n        return self.q{n + 1}(x) or self.q{n + 1}(self.q{n + 1}) or not self.q{n + 1}(x)"
        for n in range(size)
    )
    return (
        HEAD
        + "class A(tf.Module):\n    def need(self, x):\n"
        + arms
        + "        return self.v is None\n"
        + asking
        + "    @tf.function\n    def __call__(self, x):\n        if self.need(x) or self.q0(x):\n"
        + "            self.v = tf.Variable(1.0)\n        return x\nA()(1)\n"
    )


def wrappers(size: int) -> str:
    """Options of tf.function that are handed on through functions, decorators and partials; functions that are texts."""
    passed = joined(
        f"def j{n}(f=None, **o):\n    if f is None:\n        return lambda g: j{n - 1}(g, **o)\n"
        f"    return functools.partial(j{n - 1}, jit_compile={n % 2 == 0}, **o)(f) if o else j{n - 1}(f)"
        for n in range(1, size)
    )
    uses = joined(f"@j{n}(autograph=False)\n@j{size - n}\ndef f{n}(x):\n    return f{n}(x)" for n in range(1, size))
    chain = "p0 = j0\n" + joined(
        f"p{n} = functools.partial(p{n - 1}, {n}, k{n}={n}, jit_compile=p{n - 1})" for n in range(1, size)
    )
    texts = joined(
        f"e{n} = tf.function(eval('lambda x: e{n + 1}(x) if x > {n} else e{n - 1}(x)'))" for n in range(size // 10)
    )
    head = HEAD + "import functools\ndef j0(f, **o):\n    return tf.function(f, **o)\n"
    return head + passed + uses + chain + f"p{size - 1}(f1)(1)\n" + texts + "e0(1)\n"
