"""The programs that people meet the plugin through, run for real.

They are no part of the default environments: a test whose program is not installed is skipped there. `tox -e editors` and
`tox -e integrations` install them (from the package registry; nothing else is fetched) and say `--programs`, with which a
missing one is a failure.
"""
