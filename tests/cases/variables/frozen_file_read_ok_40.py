# Paths with a tensor or a variable in them are read in each call, as are those in the functions of a Dataset.
# observed: [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] |
#   [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] | [b'first',
#   b'second'] | [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second']
#   | [b'first', b'second']
import tensorflow as tf

LATEST = tf.Variable("note.txt")


@tf.function
def joined(folder):
    return tf.io.read_file(tf.strings.join([folder, "note.txt"], "/"))


@tf.function
def first(folder):
    return tf.io.read_file(folder + "note.txt")


@tf.function
def last(name):
    return tf.io.read_file("./" + name)


@tf.function
def chosen(name, other):
    path = tf.constant("none.txt")
    if other:
        path = name
    return tf.io.read_file(path)


@tf.function
def unpacked(name):
    path, _ = name, "none.txt"
    return tf.io.read_file(path)


@tf.function
def kept(latest):
    path = LATEST if latest else "note.txt"
    return tf.io.read_file(path)


@tf.function
def spread(named):
    return tf.io.read_file(**named)


@tf.function
def listed(folder):
    return tf.io.read_file(tf.io.matching_files(tf.strings.join([folder, "note.txt"]))[0])


@tf.function
def made(folder):
    path = tf.strings.join([folder, "note.txt"])
    return tf.io.read_file(name="read", filename=path)


@tf.function
def each(names):
    text = tf.constant("")
    for name in names:
        text += tf.io.read_file(name)
    return text


@tf.function
def turns():
    text = tf.constant("")
    for name in tf.constant(["note.txt"]):
        text += tf.io.read_file(name)
    return text


def latest(default):
    return tf.strings.join([LATEST, default])


@tf.function
def by_helper():
    return tf.io.read_file(latest(""))


@tf.function
def starred(pair):
    return tf.io.read_file(*pair)


dataset = tf.data.Dataset.range(1).map(lambda _: tf.io.read_file("note.txt"))


def twice(function, *args):
    answers = []
    for text in ("first", "second"):
        tf.io.write_file("note.txt", text)
        answers.append(function(*args).numpy())
    print(answers)


NOTE = tf.constant("note.txt")
twice(joined, tf.constant("."))
twice(first, tf.constant("./"))
twice(last, NOTE)
twice(chosen, NOTE, tf.constant(True))
twice(unpacked, NOTE)
twice(kept, True)
twice(spread, {"filename": NOTE})
twice(listed, tf.constant("./"))
twice(made, tf.constant("./"))
twice(each, tf.constant(["note.txt"]))
twice(turns)
twice(by_helper)
twice(starred, [NOTE])
twice(lambda: next(iter(dataset)))
