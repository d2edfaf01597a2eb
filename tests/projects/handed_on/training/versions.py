from tensorflow import function as graph

VERSION = 2
