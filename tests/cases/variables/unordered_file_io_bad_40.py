# Writes and reads of one file that nothing orders: by other names, through helpers, behind a branch, by constant paths.
# observed: [0] | [0] | [0] | [0] | [0] | [0] | [0] | [0] | [0] | [0] | [0] | [0] | [0] | [0] | []
import tensorflow as tf


def save(path, text):
    tf.io.write_file(path, text)


def load(name):
    return tf.io.read_file(name)  # expect: TFF128


def run(operation, *args):
    return operation(*args)  # expect: TFF128


class Note:
    def __init__(self, path):
        self.path = path

    @property
    def text(self):
        return tf.io.read_file(self.path)  # expect: TFF128


@tf.function
def constant(text):
    tf.io.write_file("note.txt", text)
    return tf.io.read_file("note.txt")  # expect: TFF127, TFF128


@tf.function
def half_constant(path, text):
    tf.io.write_file("note.txt", text)
    return tf.io.read_file(path)  # expect: TFF128


@tf.function
def named(path, text):
    copy = path
    tf.io.write_file(contents=text, filename=path)
    tf.io.write_file(path, text + "!")
    return tf.io.read_file(copy)  # expect: TFF128


@tf.function
def made(path, text):
    tf.io.write_file(path + ".txt", text)
    return tf.io.read_file(tf.strings.join([path, ".txt"]))  # expect: TFF128


@tf.function
def helped(config, text):
    save(config["path"], text)
    return load(config["path"])


@tf.function
def handed(path, text):
    run(tf.io.write_file, path, text)
    return run(tf.io.read_file, path)


@tf.function
def by_object(path, text):
    save(path, text)
    return Note(path).text


@tf.function
def after_else(path, text, flag):
    if flag:
        return text
    else:
        tf.io.write_file(path, text)
    return tf.io.read_file(path)  # expect: TFF128


@tf.function
def spread(named, text):
    tf.io.write_file(contents=text, **named)
    return tf.io.read_file(**named)  # expect: TFF128


@tf.function
def half_spread(named, path, text):
    tf.io.write_file(path, text)
    return tf.io.read_file(**named)  # expect: TFF128


@tf.function
def spread_first(named, path, text):
    tf.io.write_file(contents=text, **named)
    return tf.io.read_file(path)  # expect: TFF128


@tf.function
def own(config, text):
    tf.io.write_file(config["path"], text)
    return tf.io.read_file(config["path"])  # expect: TFF128


@tf.function
def own_named(config, text):
    tf.io.write_file(contents=text, filename=config["path"])
    return tf.io.read_file(filename=config["path"])  # expect: TFF128


@tf.function
def constant_after(path, text):
    tf.io.write_file(path, text)
    return tf.io.read_file("note.txt")  # expect: TFF127, TFF128


@tf.function
def listed(path, text):
    tf.io.write_file(filename=path, contents=text)
    return tf.io.matching_files(pattern="*.txt")  # expect: TFF127, TFF128


def show(function, *args):
    graph = function.get_concrete_function(*args).graph
    reads = [op for op in graph.get_operations() if op.type in ("ReadFile", "MatchingFiles")]
    print([len(op.control_inputs) for op in reads])


TEXT = tf.constant("x")
show(constant, TEXT)
for function in (half_constant, named, made, handed, by_object, listed, constant_after):
    show(function, TEXT, TEXT)
show(helped, {"path": TEXT}, TEXT)
show(own, {"path": TEXT}, TEXT)
show(own_named, {"path": TEXT}, TEXT)
show(spread, {"filename": TEXT}, TEXT)
show(half_spread, {"filename": TEXT}, TEXT, TEXT)
show(spread_first, {"filename": TEXT}, TEXT, TEXT)
show(after_else, TEXT, TEXT, tf.constant(True))
