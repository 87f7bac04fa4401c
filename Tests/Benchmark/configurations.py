"""Configurations of any size, the same ones every time."""

SYMBOLS = ["folder", "house", "star", "bell", "book", "tray", "person", "gear", "map", "photo"]
HEAD = "version: 1\napp: Benchmark\ndeploymentTarget: 18\nframework: uikit\n"


def tree(tabs, reordered=False):
    """About so many tabs in groups of twenty, of which four stand in the compact bar.

    Reordered, every group and every tab of a group stands elsewhere among its siblings.
    """
    size = min(20, tabs // 4)
    groups = max(4, tabs // size)
    order = (lambda count: reversed(range(count))) if reordered else range
    lines = [HEAD + "tabs:"]
    for group in order(groups):
        lines += [
            f"  - id: group{group}",
            f"    title: Group {group}",
            f"    systemImage: {SYMBOLS[group * 7 % 10]}",
            "    landing: self",
            f"    route: /group{group}",
        ]
        if group >= 4:
            lines += ["    compact: hidden", "    regular: sidebarOnly", "    fallback: group0"]
        lines.append("    children:")
        for tab in order(size - 1):
            lines += [
                f"      - id: group{group}.item{tab}",
                f"        title: Item {tab}",
                f"        systemImage: {SYMBOLS[(group * 3 + tab * 7) % 10]}",
                f"        route: /group{group}/item{tab}",
                f"        accessibilityIdentifier: tab-{group}-{tab}",
            ]
    return "\n".join(lines) + "\n"


def _alternatives(flags, when):
    """Forty root items of which five are shown, whatever the flags are; `when` says when each is."""
    lines = [HEAD + flags + "tabs:"]
    for slot in range(5):
        for choice in range(8):
            lines += [
                f"  - id: slot{slot}.choice{choice}",
                f"    title: Choice {slot}{choice}",
                f"    systemImage: {SYMBOLS[(slot * 8 + choice) % 10]}",
                f"    route: /slot{slot}/choice{choice}",
            ]
            condition = when(slot, choice)
            if condition:
                lines.append(f"    when: {condition}")
    return "\n".join(lines) + "\n"


def without_flags():
    """The forty items without a condition."""
    return _alternatives("", lambda slot, choice: None)


def with_booleans(count):
    """Three flags a slot choose the item; the others are spread over the items of three slots."""
    extras = range(15, count)

    def when(slot, choice):
        parts = [("" if choice >> bit & 1 else "not ") + f"f{slot * 3 + bit}" for bit in range(3)]
        if slot >= 2:
            own = extras[(slot - 2) * 8 + choice :: 24]
            parts.append("(" + " or ".join(f"f{flag}" for flag in own) + ")")
        return " and ".join(parts)

    names = ", ".join(f"f{flag}: false" for flag in range(count))
    return _alternatives(f"flags: {{{names}}}\n", when)


def with_values(count):
    """A flag of ten values a slot chooses the item; the others come into three of the slots."""

    def when(slot, choice):
        chosen = f"f{slot} in [v7, v8, v9]" if choice == 7 else f"f{slot} == v{choice}"
        if slot < 2:
            return chosen
        extra = 5 + (slot * 8 + choice) % (count - 5)
        return f"{chosen} and f{extra} in [v1, v{2 + choice % 8}]"

    values = "[" + ", ".join(f"v{value}" for value in range(10)) + "]"
    names = ", ".join(f"f{flag}: {{values: {values}, default: v1}}" for flag in range(count))
    return _alternatives(f"flags: {{{names}}}\n", when)
