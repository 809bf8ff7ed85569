"""The library as programs with types use it. scripts/check has mypy read these files; tests run them."""
