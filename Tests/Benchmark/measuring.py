"""What a command takes, and ratios of that."""

import os
import re
import shutil
import statistics
import subprocess
import time
from dataclasses import dataclass


@dataclass
class Cost:
    """What one run took: processor time and time that passed in seconds, memory in bytes."""

    processor: float
    passed: float
    memory: int


def run(command, allowed=(0, 1)):
    """Runs a command whose output is of no interest."""
    sink = [(os.POSIX_SPAWN_OPEN, stream, "/dev/null", os.O_RDWR, 0) for stream in (1, 2)]
    start = time.perf_counter()
    process = os.posix_spawnp(command[0], command, os.environ, file_actions=sink)
    _, status, usage = os.wait4(process, 0)
    passed = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in allowed:
        raise SystemExit(f"{' '.join(command)}: status {os.waitstatus_to_exitcode(status)}")
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return Cost(usage.ru_utime + usage.ru_stime, passed, usage.ru_maxrss * unit)


def instructions(command):
    """How many instructions a command executes; None without Valgrind."""
    if not shutil.which("valgrind"):
        return None
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    result = subprocess.run(tool + command, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", result.stderr)
    return int(found[1]) if found else None


@dataclass
class Ratio:
    """A ratio over several rounds: the median, and how far from it half of the rounds are."""

    value: float
    noise: float

    @staticmethod
    def of(rounds):
        middle = statistics.median(rounds)
        return Ratio(middle, statistics.median(abs(each - middle) for each in rounds))


def compare(first, second, rounds, quantity="processor", before=lambda: None, repeat=1):
    """The ratio of what two commands take, run in turn so that both meet the same neighbours."""
    ratios = []
    for _ in range(rounds):
        taken = {0: [], 1: []}
        for _ in range(repeat):
            for index, command in enumerate((first, second)):
                before()
                taken[index].append(getattr(run(command), quantity))
        ratios.append(statistics.median(taken[0]) / statistics.median(taken[1]))
    return Ratio.of(ratios)
