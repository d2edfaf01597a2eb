# A package below src, and a test that imports it: the project's top folder has a pyproject.toml.
# observed: price | 2.0 | 2.0
# eager: price | 2.0 | price | 2.0
import sys

sys.path[:0] = ["src", "tests"]

import check_prices
