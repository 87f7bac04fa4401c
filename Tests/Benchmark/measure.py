"""Measures every figure that the program promises, and fails where one is missed.

See README.md. Arguments: the program, the bare loop over events, and for each way of linking the
program with an empty one.
"""

import argparse
import os
import shutil
import sys
import tempfile

import configurations
from measuring import Ratio, compare, instructions, run

# What a start may take, by the way of linking.
START = {"default": 1.5, "static": 3.2}
RAISED = ["--max-size", "256MiB", "--max-nodes", "10000000"]


class Benchmark:
    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.missed = 0
        for tabs in (30, 10_000, 100_000):
            self.write(f"{tabs}.yaml", configurations.tree(tabs))
            self.write(f"{tabs}-reordered.yaml", configurations.tree(tabs, reordered=True))

    def write(self, name, text):
        path = self.path(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def path(self, name):
        return os.path.join(self.folder, name)

    def tabc(self, *arguments):
        return [self.options.program, *arguments]

    def lint(self, name):
        return self.tabc("lint", self.path(name), *RAISED)

    def compile(self, name):
        return self.tabc("compile", self.path(name), "-o", self.path("out"), *RAISED)

    def clean(self):
        shutil.rmtree(self.path("out"), ignore_errors=True)

    def show(self, name, ratio, budget=None, quantity="processor time"):
        noise = f"±{ratio.noise:.2f}" if ratio.noise >= 0.005 else ""
        isMissed = budget is not None and ratio.value - ratio.noise > budget
        self.missed += isMissed
        limit = "" if budget is None else f"≤ {budget:g}"
        verdict = "" if budget is None else "MISSED" if isMissed else "well"
        print(f"{name:<58} {ratio.value:7.2f} {noise:>6} {limit:>7}  {verdict:<6} {quantity}", flush=True)

    def large(self):
        bare = [self.options.events, self.path("100000.yaml")]
        commands = [("lint", self.lint, 2.5), ("compile", self.compile, 5)]
        for name, command, budget in commands:
            title = f"{name} of 100,000 tabs ÷ libyaml's events alone"
            each = command("100000.yaml")
            if self.options.instructions:
                self.clean()
                counts = instructions(each), instructions(bare)
                if all(counts):
                    ratio = Ratio(counts[0] / counts[1], 0)
                    self.show(title, ratio, budget, "instructions")
                    continue
            ratio = compare(each, bare, self.options.rounds, before=self.clean)
            self.show(title, ratio, budget)
        self.clean()
        size = os.path.getsize(self.path("100000.yaml"))
        memory = Ratio(run(self.compile("100000.yaml")).memory / size, 0)
        self.show("peak memory of that compile ÷ the file", memory, 12, "resident set")

    def start(self):
        for linking, *programs in self.options.start:
            # Installed, that is, copied: how the linker left a file in memory counts for pages.
            program, empty = (shutil.copy(each, self.path(linking + os.path.basename(each))) for each in programs)
            lint = [program, "lint", self.path("30.yaml")]
            ratio = compare(lint, [empty], self.options.rounds, repeat=50)
            title = f"lint of 30 tabs ÷ an empty program, {linking} build"
            self.show(title, ratio, START[linking])

    def many(self):
        for number in range(1000):
            self.write(f"many/{number}/tabs.yaml", configurations.tree(30))
        many = self.path("many")
        ratio = compare(
            self.tabc("lint", many, "--jobs", "2"),
            self.tabc("lint", many, "--jobs", "1"),
            self.options.rounds,
            quantity="passed",
        )
        self.show("lint of 1,000 files on two cores ÷ on one", ratio, 0.6, "time passed")

    def growth(self):
        commands = {
            "lint": lambda tabs: self.lint(f"{tabs}.yaml"),
            "compile": lambda tabs: self.compile(f"{tabs}.yaml"),
            "diff, every item reordered": lambda tabs: self.tabc(
                "diff", self.path(f"{tabs}.yaml"), self.path(f"{tabs}-reordered.yaml"), *RAISED
            ),
            "resolve": lambda tabs: self.tabc(
                "resolve", self.path(f"{tabs}.yaml"), "group3.item2", *RAISED
            ),
        }
        for name, command in commands.items():
            ratio = compare(
                command(100_000), command(10_000), self.options.rounds, before=self.clean
            )
            self.show(f"{name}: 100,000 tabs ÷ 10,000", ratio, 12)

    def proofs(self):
        self.write("plain.yaml", configurations.without_flags())
        cases = [
            ("60 flags", configurations.with_booleans(60), 3),
            ("500 flags", configurations.with_booleans(500), 6),
            ("20 flags of 10 values", configurations.with_values(20), 6),
        ]
        for name, text, budget in cases:
            self.write("flags.yaml", text)
            ratio = compare(
                self.lint("flags.yaml"), self.lint("plain.yaml"), self.options.rounds, repeat=20
            )
            self.show(f"proofs over {name} on 40 root items ÷ without flags", ratio, budget)

    def others(self):
        """What else people check YAML with, where it is installed."""
        schema = self.path("tabs.schema.json")
        os.system(f"'{self.options.program}' schema config > '{schema}'")
        file = self.path("10000.yaml")
        load = "import sys, yaml; yaml.load(open(sys.argv[1]), Loader=yaml.CSafeLoader)"
        tools = [
            ("PyYAML's C loader", "python3", ["python3", "-c", load, file]),
            ("yamllint", "yamllint", ["yamllint", "-d", "relaxed", file]),
            (
                "check-jsonschema",
                "check-jsonschema",
                ["check-jsonschema", "--schemafile", schema, file],
            ),
        ]
        for name, program, command in tools:
            if shutil.which(program):
                # With one that fails for want of a library there is nothing to compare.
                try:
                    ratio = compare(command, self.lint("10000.yaml"), 1)
                except SystemExit as failure:
                    print(f"{name}: {failure}")
                    continue
                self.show(f"{name} ÷ lint, 10,000 tabs", ratio)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("events")
    parser.add_argument("--start", nargs=3, action="append", metavar=("LINKING", "PROGRAM", "EMPTY"))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--instructions", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        benchmark = Benchmark(options, folder)
        print(f"{'figure':<58} {'median':>7} {'noise':>6} {'budget':>7}         of")
        for part in (
            benchmark.start,
            benchmark.large,
            benchmark.many,
            benchmark.growth,
            benchmark.proofs,
            benchmark.others,
        ):
            part()
        sys.exit(1 if benchmark.missed else 0)


main()
