"""A table of Tigris & Euphrates as text a person can write, and back.

    two-rivers tigris 1
    variants: buildings english      # any of: advanced, buildings, wonder, english, open; unsaid: none
    turn: 1                          # whose turn it is
    actions: 2                       # actions left
    row 1: . . . . ~ ~ ~ ~ ~ . r* . ~ . . .
    ...                              # rows 1 to 11, sixteen spaces each
    monuments: rb f5                 # upper left space of each; unsaid: none
    seat 1
    hand: 2 r 1 k 3 b                # unsaid: six tiles are dealt
    points: 1 r 2 b
    treasures: 1
    ruins: 2                         # catastrophes left

A space is `.` or `~` (empty), `r` `g` `k` `b` (a tile), `1k` (the king of seat 1; a leader by its colour),
`M` (a tile under a monument), `W` (the wonder), `X` (a catastrophe); `*` behind it is a treasure, `+` a
building. Tiles out of the game are counted in `removed`, those a seat put aside in its `swapped`; the rest is
in the bag, unless `bag` names its tiles: then the rest is out of the game. In the middle of an action `step`
names the question (war, support, build, raise, keep, colour), with `placed: r f5`, `union: f5`,
`conflict: war king 1 2` or, after the attacker's answer, `conflict: war king 1 2 3`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pyengine.core.position import FORMAT, Field, Reader
from pyengine.core.rng import Rng
from pyengine.games.tigris import effects, kingdoms
from pyengine.games.tigris.material import (
    ACTIONS,
    ADVANCED,
    BY_NAME,
    COLORS,
    HAND,
    HEIGHT,
    HOME,
    LETTERS,
    NAMES,
    PAIRS,
    ROLES,
    RUINS,
    SQUARES,
    STANDARD,
    TILES,
    WIDTH,
    Cell,
    Color,
    cell_at,
)
from pyengine.games.tigris.state import Conflict, Rules, State, Step, wonder_cells
from pyengine.games.tigris.turn import proceed
from pyengine.games.tigris.words import WORDS

VARIANTS = ("advanced", "buildings", "wonder", "english", "open")
STEPS = {
    "act": Step.ACT,
    "war": Step.WARS,
    "support": Step.SUPPORT,
    "build": Step.BUILD,
    "raise": Step.RAISE,
    "keep": Step.TREASURES,
    "colour": Step.WONDER,
}
ROWS = tuple(f"row {row + 1}" for row in range(HEIGHT))
COMMON = (
    *("variants", "turn", "number", "actions", *ROWS, "monuments", "wonder", "removed", "bag"),
    *("step", "placed", "union", "conflict", "over"),
)
OWN = ("hand", "points", "treasures", "ruins", "swapped")


# ---------------------------------------------------------------- writing


def write_position(state: State) -> str:
    """Return a table as text; reading it gives the same table but for the bag's order."""
    lines = [f"two-rivers tigris {FORMAT}"]
    variants = [word for word, on in zip(VARIANTS, _variants(state.rules), strict=True) if on]
    fields: dict[str, str] = {"variants": " ".join(variants), "turn": str(state.turn + 1)}
    fields |= {"number": str(state.number), "actions": str(state.actions)}
    for row in range(HEIGHT):
        fields[ROWS[row]] = " ".join(_sign(state, cell_at(column, row)) for column in range(WIDTH))
    built = [(pair, corner) for pair, corner in zip(PAIRS, state.monuments, strict=True) if corner != HOME]
    fields["monuments"] = " ".join(f"{pair} {NAMES[corner]}" for pair, corner in built)
    fields["wonder"] = "" if state.wonder == HOME else NAMES[state.wonder]
    fields["removed"] = _counts(state.removed)
    fields |= _action_fields(state)
    lines += [f"{key}: {value}" for key, value in fields.items() if value]
    for seat in range(state.seats):
        lines += [f"seat {seat + 1}", f"hand: {_counts(state.hands[seat]) or '0'}"]
        own = {"points": _counts(state.points[seat]), "treasures": str(state.treasures_won[seat])}
        own |= {"ruins": str(state.ruins_left[seat]), "swapped": _counts(state.swapped[seat])}
        lines += [f"{key}: {value}" for key, value in own.items() if value]
    return "\n".join(lines) + "\n"


def _variants(rules: Rules) -> tuple[bool, ...]:
    return (rules.map is ADVANCED, rules.buildings, rules.wonder, rules.english, rules.open_scores)


def _counts(counts: Iterable[int]) -> str:
    return " ".join(f"{count} {letter}" for letter, count in zip(LETTERS, counts, strict=True) if count)


def _sign(state: State, cell: Cell) -> str:
    """Return what lies on a space, as it is written."""
    sign = "~" if state.rules.map.river >> cell & 1 else "."
    for color in COLORS:
        if state.tiles[color] >> cell & 1:
            sign = color.key
    if state.standing >> cell & 1:
        seat, own = next((seat, own) for seat, own in enumerate(state.leaders) if cell in own)
        return f"{seat + 1}{LETTERS[own.index(cell)]}"
    for letter, layer in (("M", state.turned), ("W", wonder_cells(state)), ("X", state.ruins)):
        if layer >> cell & 1:
            sign = letter
    treasure = "*" if state.treasures >> cell & 1 else ""
    return sign + treasure + ("+" if cell in state.buildings else "")


def _action_fields(state: State) -> dict[str, str]:
    """Return what is going on in the middle of an action."""
    if state.result is not None:
        return {"over": state.result}
    fields = {}
    if state.step is not Step.ACT:
        fields["step"] = next(word for word, step in STEPS.items() if step is state.step)
        if state.placed != HOME:
            fields["placed"] = f"{state.placed_color.key} {NAMES[state.placed]}"
    if state.union != HOME:
        fields["union"] = NAMES[state.union]
    conflict = state.conflict
    if conflict is not None:
        kind = "revolt" if conflict.revolt else "war"
        seats = f"{conflict.attacker + 1} {conflict.defender + 1}"
        added = "" if conflict.attack_added is None else f" {conflict.attack_added}"
        fields["conflict"] = f"{kind} {conflict.color.role} {seats}{added}"
    return fields


# ---------------------------------------------------------------- reading


def read_position(text: str, seed: int) -> State:
    """Read a table, deal what it leaves unsaid, and go on to the decision that is due."""
    reader = Reader("tigris", text, WORDS)
    common = reader.common
    reader.only(common, COMMON)
    seats = len(reader.seats)
    if sorted(reader.seats) != list(range(seats)) or not 2 <= seats <= 4:
        reader.fail(1, "position.seats")
    state = State(seats, _read_rules(reader), Rng(seed))
    _read_board(reader, state)
    _read_seats(reader, state)
    _read_numbers(reader, state)
    _deal(reader, state)
    _read_action(reader, state)
    try:
        if state.step is not Step.OVER:
            proceed(state)
        state.check()
    except AssertionError:
        reader.fail(1, "position.impossible")
    return state


def _read_rules(reader: Reader) -> Rules:
    field = reader.common.get("variants")
    words = field.value.split() if field else []
    for word in words:
        if field and word not in VARIANTS:
            reader.fail(field.line, "position.value", key="variants", value=word[:40], known=VARIANTS)
    on = {word: word in words for word in VARIANTS}
    board = ADVANCED if on["advanced"] else STANDARD
    return Rules(board, on["buildings"], on["wonder"], on["english"], on["open"])


def _read_board(reader: Reader, state: State) -> None:
    for row, key in enumerate(ROWS):
        field = reader.common.get(key)
        if field is None:
            reader.fail(1, "position.missing", key=key)
            return
        signs = field.value.split()
        if len(signs) != WIDTH:
            reader.fail(field.line, "position.width", key=key, count=len(signs), width=WIDTH)
        for column, sign in enumerate(signs):
            _read_sign(reader, state, field, sign, cell_at(column, row))
    _read_monuments(reader, state)


def _read_sign(reader: Reader, state: State, field: Field, sign: str, cell: Cell) -> None:
    """Put on a space what its sign says."""
    bit = 1 << cell
    piece = sign.rstrip("*+")
    marks = sign[len(piece) :]
    fits = marks in ("", "*", "+", "*+")
    if piece in ("r", "g", "k", "b"):
        state.tiles[LETTERS.index(piece)] |= bit
    elif len(piece) == 2 and piece[0] in "1234" and piece[1] in LETTERS and not marks:
        _read_leader(reader, state, field, int(piece[0]) - 1, LETTERS.index(piece[1]), cell)
    elif piece == "M":
        state.turned |= bit
    elif piece == "X" and not marks:
        state.ruins |= bit
    elif piece != "W" and (piece not in (".", "~") or marks):
        fits = False
    if "+" in marks and piece in ("r", "g", "k", "b") and state.buildings[LETTERS.index(piece)] == HOME:
        state.buildings[LETTERS.index(piece)] = cell
    elif "+" in marks:
        fits = False
    if "*" in marks:
        state.treasures |= bit
        fits = fits and bool(state.rules.map.temples & bit)
    if piece in ("r", "g", "k", "b"):
        fits = fits and (piece == "b") == bool(state.rules.map.river & bit)
    if not fits:
        reader.fail(field.line, "position.sign", sign=sign[:10], cell=NAMES[cell])


def _read_leader(reader: Reader, state: State, field: Field, seat: int, color: int, cell: Cell) -> None:
    if seat >= state.seats or state.leaders[seat][color] != HOME or state.rules.map.river >> cell & 1:
        reader.fail(field.line, "position.sign", sign=f"{seat + 1}{LETTERS[color]}", cell=NAMES[cell])
    state.leaders[seat][color] = cell
    state.standing |= 1 << cell


def _read_monuments(reader: Reader, state: State) -> None:
    field = reader.common.get("monuments")
    words = field.value.split() if field else []
    for pair, name in zip(words[::2], words[1::2], strict=False):
        if field and (pair not in PAIRS or BY_NAME.get(name) not in SQUARES or len(words) % 2):
            reader.fail(field.line, "position.monument", value=f"{pair} {name}"[:40])
        state.monuments[PAIRS.index(pair)] = BY_NAME[name]
    wonder = reader.common.get("wonder")
    if wonder:
        state.wonder = _cell(reader, wonder, wonder.value)


def _read_seats(reader: Reader, state: State) -> None:
    for seat, own in reader.seats.items():
        reader.only(own, OWN)
        if "points" in own:
            state.points[seat] = _read_counts(reader, own["points"], 999)
        if "swapped" in own:
            state.swapped[seat] = _read_counts(reader, own["swapped"], max(TILES))
        if "treasures" in own:
            state.treasures_won[seat] = reader.number(own["treasures"], 0, 14)
        if "ruins" in own:
            state.ruins_left[seat] = reader.number(own["ruins"], 0, RUINS)


def _read_numbers(reader: Reader, state: State) -> None:
    common = reader.common
    if "turn" in common:
        state.turn = reader.number(common["turn"], 1, state.seats) - 1
    state.number = reader.number(common["number"], 1, 99999) if "number" in common else 1
    if "actions" in common:
        state.actions = reader.number(common["actions"], 0, ACTIONS)


def _deal(reader: Reader, state: State) -> None:
    """Count the tiles, and deal a hand to every seat that names none."""
    common = reader.common
    for seat, own in reader.seats.items():
        if "hand" in own:
            state.hands[seat] = _read_counts(reader, own["hand"], HAND)
    if "removed" in common:
        state.removed = _read_counts(reader, common["removed"], max(TILES))
    seen = [*state.hands, *state.swapped, state.removed]
    left = [TILES[c] - state.tiles[c].bit_count() - sum(one[c] for one in seen) for c in COLORS]
    if "bag" in common:
        state.bag = _read_counts(reader, common["bag"], max(TILES))
        state.removed = [state.removed[c] + left[c] - state.bag[c] for c in COLORS]
        left = [left[c] - state.bag[c] for c in COLORS]
    else:
        state.bag = left[:]
    for color in COLORS:
        if left[color] < 0:
            reader.fail(1, "position.tiles", tile=color.key, most=TILES[color])
    for seat, own in reader.seats.items():
        if "hand" not in own and sum(state.bag) >= HAND:
            effects.draw(state, seat, HAND, "1.4")


def _read_action(reader: Reader, state: State) -> None:
    """Read what is going on in the middle of an action."""
    common = reader.common
    state.step = Step.ACT
    if "over" in common:
        reader.word(common["over"], {"treasures": 0, "bag": 1})
        state.result = common["over"].value
        state.step = Step.OVER
        return
    if "step" in common:
        state.step = Step(reader.word(common["step"], STEPS))
    if "placed" in common:
        color, cell = _words(reader, common["placed"], 2)
        state.placed_color = Color(_known(reader, common["placed"], color, LETTERS))
        state.placed = _cell(reader, common["placed"], cell)
    if "union" in common:
        state.union = _cell(reader, common["union"], common["union"].value)
    if "conflict" in common:
        _read_conflict(reader, state, common["conflict"])
    needs = {Step.WARS: "union", Step.SUPPORT: "conflict", Step.BUILD: "placed", Step.RAISE: "placed"}
    wanted = [needs[state.step]] if state.step in needs else []
    if state.conflict is not None and not state.conflict.revolt:
        wanted.append("union")
    for key in wanted:
        if key not in common:
            reader.fail(common["step"].line, "position.missing", key=key)


def _read_conflict(reader: Reader, state: State, field: Field) -> None:
    words = field.value.split()
    kind, role, attacker, defender = _words(reader, field, 4, 5)[:4]
    revolt = not _known(reader, field, kind, ("revolt", "war"))
    color = Color(_known(reader, field, role, ROLES))
    numbers = tuple(str(seat + 1) for seat in range(state.seats))
    seats = [_known(reader, field, one, numbers) for one in (attacker, defender)]
    if any(state.leaders[seat][color] == HOME for seat in seats) or state.step is not Step.SUPPORT:
        reader.fail(field.line, "position.conflict")
    support = kingdoms.revolt_support if revolt else kingdoms.war_support
    strengths = [support(state, seat, color).bit_count() for seat in seats]
    added = _known(reader, field, words[4], tuple("0123456")) if len(words) > 4 else None
    state.conflict = Conflict(revolt, color, seats[0], seats[1], strengths[0], strengths[1], added)


# ---------------------------------------------------------------- words of a field


def _words(reader: Reader, field: Field, *counts: int) -> list[str]:
    words = field.value.split()
    if len(words) not in counts:
        reader.fail(field.line, "position.words", key=field.key, value=field.value[:40])
    return words


def _known(reader: Reader, field: Field, word: str, known: Iterable[str]) -> int:
    values: Mapping[str, int] = {one: index for index, one in enumerate(known)}
    return reader.word(Field(field.key, word, field.line), values)


def _cell(reader: Reader, field: Field, name: str) -> Cell:
    if name not in BY_NAME:
        reader.fail(field.line, "position.cell", key=field.key, value=name[:40])
    return BY_NAME[name]


def _read_counts(reader: Reader, field: Field, most: int) -> list[int]:
    """Read `2 r 1 k`; a lone `0` is nothing."""
    counts = [0, 0, 0, 0]
    words = [] if field.value == "0" else field.value.split()
    if len(words) % 2:
        reader.fail(field.line, "position.counts", key=field.key, value=field.value[:40])
    for count, letter in zip(words[::2], words[1::2], strict=True):
        if letter not in tuple(LETTERS) or not (count.isascii() and count.isdigit()) or int(count[:6]) > most:
            reader.fail(field.line, "position.counts", key=field.key, value=field.value[:40])
        counts[LETTERS.index(letter)] += int(count)
    if field.key == "hand" and sum(counts) > HAND:
        reader.fail(field.line, "position.hand", count=sum(counts), most=HAND)
    return counts
