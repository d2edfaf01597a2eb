"""Programs that go deep, branch often or are long in one place."""

from __future__ import annotations

from tests.robustness.hostile.parts import HEAD, TRACED, joined


def paths(size: int) -> str:
    """A graph of calls with 2^size paths."""
    chain = (
        f"def f{n}(x, *args):\n    f{n - 1}(x, {n})\n    return f{n - 1}(x if x else -x, 'a', {n})"
        for n in range(1, size)
    )
    return (
        HEAD
        + "def f0(x, *args):\n    print(x)\n    return x\n"
        + joined(chain)
        + f"@tf.function\ndef g(x):\n    return f{size - 1}(x)\n"
    )


def paths_of_branches(size: int) -> str:
    """Branches in a row: 2^size ways through the function."""
    arms = (
        f"    if x > {n}:\n        a{n} = x\n    elif y:\n        b{n} = a{max(n - 1, 0)}\n    else:\n        x = b{n}"
        for n in range(size)
    )
    return TRACED + joined(arms)


def nested_loops(size: int) -> str:
    """Loops in loops, as deep as Python's tokenizer allows (100 levels)."""
    depth = min(size, 19)  # blocks that the compiler takes; the parser takes more
    loops = ["    " * (n + 1) + f"for i{n} in {('x', 'range(3)', 'tf.range(x)')[n % 3]}:" for n in range(depth)]
    return TRACED + joined([*loops, "    " * (depth + 1) + "x = x + y", "    return x"])


def deep_blocks(size: int) -> str:
    """Statements in statements, as deep as Python's tokenizer allows."""
    kinds = ("if x:", "while x:", "for y in x:", "with x as y:", "try:")
    blocks = ["    " * (n + 1) + kinds[n % 5] for n in range(min(size, 97))]
    ends = ["    " * (n + 1) + "finally: pass" for n in reversed(range(len(blocks))) if n % 5 == 4]
    return TRACED + joined([*blocks, "    " * (len(blocks) + 1) + "x = y", *ends, "    return x"])


def elifs(size: int) -> str:
    """A chain of elif, in traced and in eager code."""
    arms = "    if x == -1:\n        y = 0\n" + joined(f"    elif x == {n}:\n        y = {n}" for n in range(size))
    return TRACED + arms + "    return y\ndef eager(x):\n" + arms + "    return step(y)\n"


def many_ifs(size: int) -> str:
    """Branches in a row, each of which may leave."""
    return TRACED + joined(f"    if tf.reduce_sum(x) == {n}:\n        return {n}" for n in range(size))


def aliases(size: int) -> str:
    """A name of a name of a name ..., of TensorFlow and of a function."""
    names = (f"a{n} = a{n - 1}\nf{n} = f{n - 1}" for n in range(1, size))
    return (
        HEAD
        + "a0 = tf\nf0 = lambda x: print(x)\n"
        + joined(names)
        + f"@a{size - 1}.function\ndef g(x):\n    return f{size - 1}(x)\n"
    )


def aliases_in_a_function(size: int) -> str:
    """The same in traced code."""
    names = (f"    a{n} = a{n - 1}" for n in range(1, size))
    return TRACED + "    a0 = x\n" + joined(names) + f"    return a{size - 1}\n"


def ring_of_names(size: int) -> str:
    """Names that depend on each other in a ring, each on several."""
    names = (f"a{n} = a{(n + 1) % size} if a{(n * 7 + 3) % size} else a{(n * 5 + 2) % size}" for n in range(size))
    return HEAD + joined(names) + "@tf.function\ndef g(x):\n    return x + a0\n"


def attributes(size: int) -> str:
    """A long chain of attributes, of calls and of subscripts."""
    return (
        TRACED
        + f"    y = x{'.a' * size}\n    z = x{'()' * size}\n    w = x{'[0]' * size}\n    x{'.a' * size} = y\n    return y\n"
    )


def operators(size: int) -> str:
    """Long chains of operators, which lean to either side."""
    return TRACED + (
        f"    a = x{' + x' * size}\n    b = x{' ** x' * size}\n    c = {'not ' * size}x\n    d = {'-' * size}x\n"
        f"    e = x{' < x' * size}\n    f = x{' and x' * size}\n    return {'x if y else ' * size}x\n"
    )


def eager_operators(size: int) -> str:
    """The same where nothing is traced, and as what names are bound to."""
    return HEAD + (
        f"a = 1{' + 1' * size}\nb = a{'.a' * size}\nc = {'a if b else ' * size}a\n@tf.function(reduce_retracing=b)\n"
        f"def g(x):\n    return x + a + b\nfor i in range(9):\n    g(a{' + i' * size}, c{'[0]' * size})\n"
    )


def parentheses(size: int) -> str:
    """Brackets in brackets."""
    return (
        TRACED
        + f"    a = {'(' * size}x{')' * size}\n    b = {'[' * size}x{']' * size}\n    return {'tf.abs(' * size}x{')' * size}\n"
    )


def lambdas(size: int) -> str:
    """Lambdas in lambdas, as parameters' defaults and as bodies."""
    return (
        TRACED
        + f"    f = {'lambda x: ' * size}x\n    g = {'(lambda y=' * size}x{': y)' * size}\n    return f({'f(' * size}x{')' * size})\n"
    )


def displays(size: int) -> str:
    """Very long displays, and names and tensors in them."""
    items = ", ".join(f"{n}, 'a{n}', x{n % 7}" for n in range(size))
    pairs = ", ".join(f"'a{n}': [{n}, y]" for n in range(size))
    return (
        HEAD
        + f"x0 = x1 = x2 = x3 = x4 = x5 = x6 = y = 0\nTABLE = [{items}]\nPAIRS = {{{pairs}}}\n"
        + (
            f"@tf.function\ndef step(x0, y):\n    a = [{items}]\n    b = {{{pairs}}}\n    for c in a:\n        print(c, TABLE[0])\n"
            "    return a[0], b['a1'], PAIRS['a0'], x1\nfor row in TABLE:\n    step(row, PAIRS)\n"
        )
    )


def statements_in_a_line(size: int) -> str:
    """Everything in one line."""
    return HEAD + "@tf.function\ndef g(x): " + "; ".join(["print(x)", "x += 1"] * size) + "\n"


def a_long_line(size: int) -> str:
    """A call at the end of a very long line of characters that take several bytes."""
    return TRACED + f"    y = '{'€' * size}'; " + "; ".join(["print(x)"] * (size // 20)) + "\n"


def strings(size: int) -> str:
    """Literals that are long, and f-strings of many parts."""
    return (
        TRACED
        + f"    a = {'9' * min(size, 4000)}\n    b = '{'x' * size}'\n    print(f'{'{x!r:>{y}}' * (size // 9)}', a, b, {'9' * 300}e{size})\n    return x\n"
    )


def comprehensions(size: int) -> str:
    """Comprehensions in comprehensions."""
    depth = min(size, 30)
    return (
        TRACED
        + f"    return {'[' * depth}x{''.join(f' for x in y{n}] ' for n in range(depth))}\n    return [x {'for x in x ' * size}]\n"
    )


def matches(size: int) -> str:
    """Very many cases, and patterns in patterns."""
    cases = (
        f"        case {{'a{n}': [{n}, *rest], **others}} | Point(x={n}) as p{n} if x > {n}:\n            y = rest"
        for n in range(size)
    )
    depth = min(size, 40)
    return (
        TRACED
        + "    match x:\n"
        + joined(cases).replace(" | Point", ", Point")
        + f"        case {'[' * depth}a{']' * depth}:\n            return a\n    return y\n"
    )


def handlers(size: int) -> str:
    """Very many handlers, and try in try."""
    tries = (
        "    try:\n        x = y\n"
        + joined(f"    except E{n} as e:\n        y = e" for n in range(size))
        + "    finally:\n        x = 1\n"
    )
    return TRACED + tries + "    return x\n"


def withs(size: int) -> str:
    """Very many context managers in one statement."""
    return (
        TRACED
        + "    with "
        + ", ".join(f"tf.GradientTape() as t{n}" for n in range(size))
        + ":\n        y = x\n    return y\n"
    )


def imports(size: int) -> str:
    """Very many imports of one name, of which none is decided."""
    tries = (f"try:\n    from m{n} import f as f\nexcept ImportError:\n    f = None" for n in range(size))
    return HEAD + joined(tries) + "@tf.function\ndef g(x):\n    return f(x)\n"


def choices(size: int) -> str:
    """Names that are each one of two others, before a call in a loop."""
    names = (f"    a{n} = a{n - 1} if a{n - 1} else a{max(n - 2, 0)}" for n in range(1, size))
    return (
        TRACED
        + "    return x\nfor i in range(9):\n    a0 = lambda: i\n"
        + joined(names)
        + f"    step(a{size - 1}, [a{size - 1}], (a{size - 1}, i))\n"
    )
