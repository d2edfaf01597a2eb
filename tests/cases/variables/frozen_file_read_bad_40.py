# Constant paths in many forms: the file changes between two calls, and the graph answers from the first one.
# observed: [b'first', b'first'] | [b'first', b'first'] | [b'first', b'first'] | [b'first', b'first'] |
#   [b'first', b'first'] | [b'first', b'first'] | [b'first', b'first'] | [3, 3]
# eager: [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] |
#   [b'first', b'second'] | [b'first', b'second'] | [b'first', b'second'] | [3, 4]
import tensorflow as tf

FOLDER = "./"


@tf.function
def keyword():
    return tf.io.read_file(name="read", filename="note.txt")  # expect: TFF127


@tf.function
def joined():
    return tf.io.read_file(tf.strings.join([FOLDER, "note.txt"]))  # expect: TFF127


@tf.function
def local():
    path = "no" + "te.txt"
    return tf.io.read_file(path)  # expect: TFF127


@tf.function
def added():
    return tf.io.read_file(tf.constant(FOLDER) + "note.txt")  # expect: TFF127


@tf.function
def named_local():
    path = tf.constant("note.txt")
    return tf.io.read_file(path)  # expect: TFF127


@tf.function
def unpacked():
    path, _ = "note.txt", "other.txt"
    return tf.io.read_file(tf.constant(value=path))  # expect: TFF127


@tf.function
def elsewhere(text):
    tf.io.write_file("other.txt", text)
    return tf.io.read_file("note.txt")  # expect: TFF127


@tf.function
def listed():
    return tf.io.matching_files(["*.txt", FOLDER + "*.log"])  # expect: TFF127


def twice(function, *args):
    answers = []
    for text in ("first", "second"):
        tf.io.write_file("note.txt", text)
        answers.append(function(*args).numpy())
    print(answers)


for function in (keyword, joined, local, added, named_local, unpacked):
    twice(function)
twice(elsewhere, tf.constant("x"))
counts = []
for name in ("a.log", "b.log"):
    tf.io.write_file(name, "")
    counts.append(len(listed()))
print(counts)
