#!/usr/bin/env python3
"""Writes Sources/SFSymbols/SymbolTable.swift from a list of SF Symbols.

    python3 Sources/SFSymbols/make-symbol-table.py LIST.tsv

LIST.tsv has a heading line and then one symbol a line, its columns separated by tabs:

    name        the symbol's name
    ios         the iOS release that brought it, as 17.2
    sf_symbols  the release of SF Symbols, not used
    renamed_to  its newer name, or nothing
    restricted  `yes` where it may stand for one product only, or nothing

All of it is in the metadata of Apple's SF Symbols app: availability by name, aliases and
restrictions. The table has one line a symbol, so that next year's is a readable change.
"""

import csv
import pathlib
import re
import sys

OUTPUT = pathlib.Path(__file__).parent / "SymbolTable.swift"

HEADING = """\
// swift-format-ignore-file
// Written by Sources/SFSymbols/make-symbol-table.py, which says where the list comes from.

import TabTree

/// Every SF Symbol up to iOS {newest}.
enum SymbolTable {{
  /// The newest release of which the table knows the symbols.
  static let newestRelease = Release({major}, {minor})

  /// One line a symbol, ordered by the bytes of their names: the name, a space, the iOS release that
  /// brought it and `!` where the symbol is restricted; then a space and the newer name, if any.
  static let text: StaticString = \"\"\"
"""


def release(text):
    """A release as numbers that compare."""
    return tuple(int(number) for number in text.split("."))


def read(path):
    """The list's rows by name."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    symbols = {row["name"]: row for row in rows}
    if len(symbols) != len(rows):
        sys.exit("a name occurs twice")
    for row in rows:
        if not re.fullmatch(r"[a-z0-9]+(\.[a-z0-9]+)*", row["name"]):
            sys.exit(f"unexpected name {row['name']!r}")
        if not re.fullmatch(r"[0-9]+\.[0-9]+", row["ios"]):
            sys.exit(f"unexpected release {row['ios']!r} of {row['name']}")
    return symbols


def newer_name(row, symbols):
    """The name that a symbol has now, if it came later than the symbol.

    The list names a few pairs in both directions; only the one to the later name is a renaming.
    """
    new = symbols.get(row["renamed_to"])
    return new["name"] if new and release(new["ios"]) > release(row["ios"]) else None


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    symbols = read(sys.argv[1])
    newest = max((row["ios"] for row in symbols.values()), key=release)
    lines = []
    for name in sorted(symbols, key=str.encode):
        row = symbols[name]
        line = f"{name} {row['ios']}{'!' if row['restricted'] else ''}"
        new = newer_name(row, symbols)
        lines.append(f"{line} {new}" if new else line)
    major, minor = release(newest)
    heading = HEADING.format(newest=newest, major=major, minor=minor)
    body = "".join(f"    {line}\n" for line in lines)
    OUTPUT.write_text(heading + body + '    """\n}\n', encoding="utf-8")
    print(f"{len(lines)} symbols up to iOS {newest}")


if __name__ == "__main__":
    main()
