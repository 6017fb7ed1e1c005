"""Messages in English and Russian: how a key becomes a sentence.

A catalogue maps a key to its English and its Russian template. In a template
`{count}` is put in as it is; `{land:land_to}` looks up the key `land_to.` + value in the same catalogue;
`{seat:player}` is the name of the person in that seat; `{count|card|cards}` and `{count|карта|карты|карт}`
choose the plural form; `{=title.short}` is another key's sentence. A list is joined with commas.

>>> words = Words({"drew": ("draws {n} {n|card|cards}", "взято: {n} {n|карта|карты|карт}")})
>>> words.say("en", "drew", n=1), words.say("ru", "drew", n=3)
('draws 1 card', 'взято: 3 карты')
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

LANGUAGES = ("en", "ru")

Catalogue = Mapping[str, tuple[str, str]]

_SLOT = re.compile(r"\{(=[\w.]+|\w+)(?::(\w+)|\|([^}]*))?\}")


def plural_form(lang: str, count: int, forms: Sequence[str]) -> str:
    """Choose among one/other (English) or one/few/many (Russian).

    >>> [plural_form("ru", n, ("карта", "карты", "карт")) for n in (1, 3, 5, 11, 21, 22)]
    ['карта', 'карты', 'карт', 'карт', 'карта', 'карты']
    """
    count = abs(count)
    if lang == "en":
        return forms[0 if count == 1 else 1]
    if count % 10 == 1 and count % 100 != 11:
        return forms[0]
    if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14):
        return forms[1]
    return forms[2]


@cache
def _parts(template: str) -> tuple[tuple[str, str, str | None, str | None], ...]:
    """Split a template into (text before, field, table, plural forms) and a last (text, "", None, None)."""
    parts: list[tuple[str, str, str | None, str | None]] = []
    end = 0
    for match in _SLOT.finditer(template):
        parts.append((template[end : match.start()], match[1], match[2], match[3]))
        end = match.end()
    parts.append((template[end:], "", None, None))
    return tuple(parts)


class Words:
    """Everything one speaker can say: its own catalogue on top of those it is given."""

    def __init__(self, *catalogues: Catalogue) -> None:
        self.catalogue: dict[str, tuple[str, str]] = {}
        for one in catalogues:
            self.catalogue.update(one)

    def has(self, key: str) -> bool:
        return key in self.catalogue

    def say(self, lang: str, key: str, names: Sequence[str] = (), /, **facts: object) -> str:
        """Return the sentence of a key with its facts put in."""
        template = self.catalogue[key][LANGUAGES.index(lang)]
        said = []
        for before, field, table, forms in _parts(template):
            said.append(before)
            if field.startswith("="):
                said.append(self.say(lang, field[1:], names, **facts))
            elif field:
                said.append(self._fill(lang, facts[field], table, forms, names))
        return "".join(said)

    def both(self, key: str, names: Sequence[str] = (), /, **facts: object) -> dict[str, str]:
        """Return the sentence in every language, for an error that will be told later."""
        return {lang: self.say(lang, key, names, **facts) for lang in LANGUAGES}

    def _fill(
        self, lang: str, value: object, table: str | None, forms: str | None, names: Sequence[str]
    ) -> str:
        if isinstance(value, (list, tuple)):
            return ", ".join(self._fill(lang, one, table, forms, names) for one in value)
        if table == "player":
            assert isinstance(value, int)
            return names[value]
        if table is not None:
            return self.say(lang, f"{table}.{value}", names)
        if forms is not None:
            assert isinstance(value, int)
            return plural_form(lang, value, forms.split("|"))
        return str(value)


CORE: Catalogue = {
    "notation.empty": ("a move is missing here", "здесь не хватает хода"),
    "notation.kind": (
        "'{line}': no move is called '{word}'; try {known}",
        "«{line}»: хода «{word}» нет; есть {known}",
    ),
    "notation.count": (
        "'{line}': '{word}' is written '{shape}'",
        "«{line}»: ход «{word}» пишется «{shape}»",
    ),
    "notation.value": (
        "'{line}': '{value}' does not fit there; try {known}",
        "«{line}»: «{value}» не подходит; можно {known}",
    ),
    "illegal": ("{move}: {why} ({=title.short} {rule})", "{move}: {why} ({=title.short} {rule})"),
    "illegal.over": ("the game is over", "партия окончена"),
    "illegal.kind": (
        "this is not an answer to the present question",
        "это не ответ на вопрос, который сейчас задан",
    ),
    "place.line": ("line {line}: {why}", "строка {line}: {why}"),
    "place.move": ("move {line}: {why}", "ход {line}: {why}"),
    "game.unknown": ("no game is called '{name}'; try {known}", "игры «{name}» нет; есть {known}"),
    "game.seats": (
        "{=title.short} is for {least} to {most} players, not {count}",
        "{=title.short}: игроков бывает от {least} до {most}, а не {count}",
    ),
    "option.unknown": (
        "{=title.short} has no option '{key}'; try {known}",
        "в игре «{=title.short}» нет настройки «{key}»; есть {known}",
    ),
    "option.value": (
        "option '{key}' cannot be '{value}'; try {known}",
        "настройка «{key}» не бывает «{value}»; можно {known}",
    ),
    "record.json": (
        "this is not a record: broken JSON at line {line}, column {column}",
        "это не запись партии: ошибка JSON в строке {line}, столбце {column}",
    ),
    "record.deep": (
        "this is not a record: it is nested too deeply",
        "это не запись партии: слишком глубокая вложенность",
    ),
    "record.shape": (
        "this is not a record: it must be one JSON object",
        "это не запись партии: нужен один объект JSON",
    ),
    "record.missing": ("the record has no '{field}'", "в записи нет поля «{field}»"),
    "record.extra": ("the record has a field '{field}' that is not known", "в записи лишнее поле «{field}»"),
    "record.type": (
        "the record's '{field}' must be {what:type}",
        "поле «{field}» в записи должно быть: {what:type}",
    ),
    "type.text": ("a text", "текст"),
    "type.number": ("a whole number", "целое число"),
    "type.list": ("a list", "список"),
    "type.object": ("an object", "объект"),
    "type.line": ("a move line", "строка хода"),
    "record.format": (
        "the record's format is '{format}'; this program reads '{known}'",
        "формат записи — «{format}»; эта программа читает «{known}»",
    ),
    "record.version": (
        "the record follows rules version {version} of {=title.short}; this program plays version {known}",
        "запись сделана по версии {version} правил игры «{=title.short}»; здесь версия {known}",
    ),
    "record.colour": (
        "seat {seat} has the colour '{value}'; try {known}",
        "у места {seat} цвет «{value}»; есть {known}",
    ),
    "record.same_colour": ("two seats have the colour '{value}'", "цвет «{value}» у двух мест сразу"),
    "record.kind": (
        "seat {seat} is '{value}'; a seat is person or bot",
        "место {seat} — «{value}»; бывает person или bot",
    ),
    "record.name": (
        "seat {seat} needs a name of 1 to {most} characters",
        "имя у места {seat}: от 1 до {most} знаков",
    ),
    "record.seed": (
        "the seed must be from 0 to {most}",
        "число раздачи (seed) — от 0 до {most}",
    ),
    "position.empty": ("the position is empty", "позиция пуста"),
    "position.head": (
        "a position begins with '{known}', not with '{line}'",
        "позиция начинается со строки «{known}», а не «{line}»",
    ),
    "position.shape": (
        "'{line}' is not 'name: value'",
        "«{line}» — не «имя: значение»",
    ),
    "position.key": ("'{key}' is not known here; try {known}", "«{key}» здесь не бывает; есть {known}"),
    "position.twice": ("'{key}' stands here twice", "«{key}» указано дважды"),
    "position.missing": ("'{key}' is missing", "не хватает «{key}»"),
    "position.number": (
        "'{key}' must be a number from {least} to {most}, not '{value}'",
        "«{key}» — число от {least} до {most}, а не «{value}»",
    ),
    "position.value": (
        "'{key}' cannot be '{value}'; try {known}",
        "«{key}» не бывает «{value}»; можно {known}",
    ),
    "request.json": ("the request is not JSON", "запрос — не JSON"),
    "request.unknown": ("nothing is called '{name}' here", "здесь нет действия «{name}»"),
    "request.field": (
        "the request's '{field}' is missing or wrong",
        "поле «{field}» в запросе отсутствует или неверно",
    ),
    "request.table": ("no game is open here yet", "здесь ещё не открыта партия"),
    "request.unfinished": ("this is known only after the end", "это известно только после конца партии"),
    "request.fault": (
        "Something unexpected went wrong; the game is kept as it was.",
        "Произошло непредвиденное; партия сохранена такой, какой была.",
    ),
    "goal.empty": ("a goal has 1 to {most} parts", "в цели от 1 до {most} частей"),
    "goal.part": (
        "'{part}' is no goal; goals begin with {known} and go on with what is meant",
        "«{part}» — не цель; цель начинается с {known}, дальше — что имеется в виду",
    ),
    "goal.event": ("no event is called '{key}' in this game", "в этой игре нет события «{key}»"),
    "cli.option": ("'{text}' is not key=value", "«{text}» — не ключ=значение"),
    "cli.read": ("cannot read {file}: {why}", "не удалось прочитать {file}: {why}"),
    "cli.write": ("cannot write {file}: {why}", "не удалось записать {file}: {why}"),
    "cli.text": ("{file} is not UTF-8 text", "{file} — не текст UTF-8"),
    "cli.seat": ("there is no seat {seat}; seats are 1 to {most}", "места {seat} нет; места от 1 до {most}"),
    "cli.chess": (
        "python-chess is missing: pip install chess, or run this inside .venv after python3 -m tests",
        "нет python-chess: pip install chess, или запустите это внутри .venv после python3 -m tests",
    ),
    "cli.allowed": ("{move}: this move is allowed", "{move}: этот ход разрешён"),
    "cli.over": ("the game is over after {count} {count|move|moves}", "партия окончена, ходов: {count}"),
    "cli.unfinished": ("{count} {count|move|moves} so far", "ходов пока: {count}"),
    "undo.nothing": ("nothing to take back", "отменять нечего"),
    "undo.revealed": (
        "something hidden was revealed here, so this step stays",
        "здесь открылось скрытое, поэтому этот шаг остаётся",
    ),
    "undo.other": (
        "the last decision was another player's, so it stays",
        "последнее решение принимал другой игрок, поэтому оно остаётся",
    ),
    "redo.nothing": ("nothing to repeat", "повторять нечего"),
}
