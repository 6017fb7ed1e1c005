"""Babylon's messages: key -> English, Russian."""

from __future__ import annotations

from typing import Final

from pyengine.core.words import CORE, Catalogue, Words

NAMES: Final[Catalogue] = {
    "title": ("Babylon (Babel)", "Вавилон"),
    "title.short": ("Babylon", "Вавилон"),
    "tagline": ("A duel of builders: five lands, five tribes", "Дуэль строителей: пять земель, пять племён"),
    "tribe.medes": ("Medes", "мидийцы"),
    "tribe.sumerians": ("Sumerians", "шумеры"),
    "tribe.hittites": ("Hittites", "хетты"),
    "tribe.persians": ("Persians", "персы"),
    "tribe.assyrians": ("Assyrians", "ассирийцы"),
    "one.medes": ("Mede", "мидиец"),
    "one.sumerians": ("Sumerian", "шумер"),
    "one.hittites": ("Hittite", "хетт"),
    "one.persians": ("Persian", "перс"),
    "one.assyrians": ("Assyrian", "ассириец"),
    "whom.medes": ("a Mede", "мидийца"),
    "whom.sumerians": ("a Sumerian", "шумера"),
    "whom.hittites": ("a Hittite", "хетта"),
    "whom.persians": ("a Persian", "перса"),
    "whom.assyrians": ("an Assyrian", "ассирийца"),
    "of.medes": ("Medes", "мидийцев"),
    "of.sumerians": ("Sumerians", "шумеров"),
    "of.hittites": ("Hittites", "хеттов"),
    "of.persians": ("Persians", "персов"),
    "of.assyrians": ("Assyrians", "ассирийцев"),
    "land.medes": ("Media", "Мидия"),
    "land.sumerians": ("Sumer", "Шумер"),
    "land.hittites": ("Hatti", "Хатти"),
    "land.persians": ("Persia", "Персия"),
    "land.assyrians": ("Assyria", "Ассирия"),
    "to.medes": ("Media", "в Мидию"),
    "to.sumerians": ("Sumer", "в Шумер"),
    "to.hittites": ("Hatti", "в Хатти"),
    "to.persians": ("Persia", "в Персию"),
    "to.assyrians": ("Assyria", "в Ассирию"),
    "in.medes": ("Media", "в Мидии"),
    "in.sumerians": ("Sumer", "в Шумере"),
    "in.hittites": ("Hatti", "в Хатти"),
    "in.persians": ("Persia", "в Персии"),
    "in.assyrians": ("Assyria", "в Ассирии"),
    "from.medes": ("Media", "из Мидии"),
    "from.sumerians": ("Sumer", "из Шумера"),
    "from.hittites": ("Hatti", "из Хатти"),
    "from.persians": ("Persia", "из Персии"),
    "from.assyrians": ("Assyria", "из Ассирии"),
    "source.own": ("the own stock", "из своего запаса"),
    "source.rival": ("the rival's stock", "из запаса соперника"),
    "source.start": ("the start card", "начальная карта"),
    "gain.built": ("built", "построено"),
    "gain.skipped": ("built by Persians", "построено персами"),
    "gain.stolen": ("stolen by Hittites", "украдено хеттами"),
    "gain.robbed": ("lost to Hittites", "потеряно из-за хеттов"),
    "gain.destroyed": ("lost to Assyrians", "потеряно из-за ассирийцев"),
    "part.points": ("points", "очки"),
    "part.hand": ("cards in hand", "карты на руке"),
}

OPTIONS: Final[Catalogue] = {
    "option.hands": ("Cards at the start", "Карты в начале"),
    "option.hands.5-5": ("5 and 5", "5 и 5"),
    "option.hands.3-5": ("3 and 5", "3 и 5"),
    "option.hands.why": (
        "Both players begin with five tribe cards; in the 2013 edition whoever starts has only three.",
        "Оба начинают с пятью картами племён; в издании 2013 года у начинающего только три.",
    ),
    "option.starter": ("Who starts", "Кто начинает"),
    "option.starter.random": ("By lot", "По жребию"),
    "option.starter.1": ("First seat", "Первое место"),
    "option.starter.2": ("Second seat", "Второе место"),
    "option.starter.why": (
        "The rulebook lets the older player start; here it is a lot or your choice.",
        "По правилам начинает старший; здесь — жребий или ваш выбор.",
    ),
}

QUESTIONS: Final[Catalogue] = {
    "question.act": (
        "Your turn: act as often as you like, then end the turn.",
        "Ваш ход: действуйте сколько угодно, затем завершите ход.",
    ),
    "question.act.start": (
        "Your first turn: the start temple must be built. Travel, settle, build.",
        "Ваш первый ход: начальный храм надо построить. Перейдите, поселите, стройте.",
    ),
    "question.act.other": ("{seat:player} is acting.", "{seat:player}: ход, действия."),
    "question.discard": (
        "Half your hand must go: choose {count} {count|card|cards} to discard.",
        "Половина руки уходит: выберите для сброса {count} {count|карту|карты|карт}.",
    ),
    "question.discard.other": (
        "{seat:player} is choosing {count} {count|card|cards} to discard.",
        "{seat:player}: выбор карт для сброса ({count}).",
    ),
    "question.over": ("The game is over.", "Партия окончена."),
    "do.end": ("End turn", "Закончить ход"),
    "do.migrate": ("Migrate three", "Переселить три"),
    "do.discard": ("Discard", "Сбросить"),
}

LABELS: Final[Catalogue] = {
    "label.go": ("Travel to {land:land}", "Перейти {land:to}"),
    "label.settle": ("Settle {tribe:whom} in {land:land}", "Поселить {tribe:whom} {land:in}"),
    "label.settle.quarry": ("Settle {tribe:whom}", "Поселить {tribe:whom}"),
    "label.build.own": ("Build level {level} from your stock", "Построить уровень {level} из своего запаса"),
    "label.build.rival": (
        "Build level {level} from the rival's stock",
        "Построить уровень {level} из запаса соперника",
    ),
    "label.build.start": ("Build the start temple", "Построить начальный храм"),
    "label.migrate": (
        "Move three cards from {origin:land} to {land:land}",
        "Переселить три карты {origin:from} {land:to}",
    ),
    "label.destroy": ("Assyrians: destroy the rival's temple", "Ассирийцы: разрушить храм соперника"),
    "label.steal": ("Hittites: steal the top level", "Хетты: украсть верхний уровень"),
    "label.expel": ("Medes: expel the {tribe:tribe}", "Мидийцы: выгнать {tribe:of}"),
    "label.persuade": ("Sumerians: win over the last tribe", "Шумеры: переманить последнее племя"),
    "label.skip.own": (
        "Persians: build level {level} from your stock, leaving one out",
        "Персы: построить уровень {level} из своего запаса через один",
    ),
    "label.skip.rival": (
        "Persians: build level {level} from the rival's stock, leaving one out",
        "Персы: построить уровень {level} из запаса соперника через один",
    ),
    "label.halve": ("{tribe:tribe}: the rival loses half a hand", "За {tribe:whom}: половина руки соперника"),
    "label.discard": ("Discard: {tribes:one}", "Сбросить: {tribes:one}"),
    "label.end": ("End turn", "Закончить ход"),
    "run.second": (" (run {number})", " (ряд {number})"),
}

EVENTS: Final[Catalogue] = {
    "event.turn": ("Turn {number}: {seat:player}", "Ход {number}: {seat:player}"),
    "event.drew": (
        "{seat:player} draws {count} {count|card|cards}.",
        "{seat:player}: взято {count} {count|карта|карты|карт}.",
    ),
    "event.drew.secret": (
        "{seat:player} draws {count} {count|card|cards}: {tribes:one}.",
        "{seat:player}: взято {count} {count|карта|карты|карт}: {tribes:one}.",
    ),
    "event.shuffled": (
        "The discards are shuffled into a new deck of {count} {count|card|cards}.",
        "Сброс перемешан в новую колоду: {count} {count|карта|карты|карт}.",
    ),
    "event.went": ("{seat:player} travels to {land:land}.", "{seat:player}: путь {land:to}."),
    "event.settled": (
        "{seat:player} settles {tribe:whom} in {land:land}.",
        "{seat:player}: {tribe:one} поселён {land:in}.",
    ),
    "event.built": (
        "{seat:player} builds level {level} in {land:land} from {source:source}.",
        "{seat:player}: построен уровень {level} {land:in}, {source:source}.",
    ),
    "event.migrated": (
        "{seat:player} moves {tribes:one} from {origin:land} to {land:land}.",
        "{seat:player}: переселение {origin:from} {land:to}: {tribes:one}.",
    ),
    "event.destroyed": (
        "{seat:player} destroys the level {level} temple of {rival:player} in {land:land}; "
        "its cards lie on top of the temple deck.",
        "{seat:player}: храм уровня {level} {land:in} разрушен, хозяин — {rival:player}; "
        "его карты лежат сверху колоды храмов.",
    ),
    "event.stole": (
        "{seat:player} steals level {level} from {rival:player} in {land:land}.",
        "{seat:player}: украден уровень {level} {land:in}, прежний хозяин — {rival:player}.",
    ),
    "event.expelled": (
        "{seat:player} expels the {tribe:tribe} of {rival:player} from {land:land}: "
        "{count} {count|card|cards} discarded.",
        "{seat:player}: {tribe:tribe} изгнаны {land:from}, хозяин — {rival:player}; "
        "в сброс {count} {count|карта|карты|карт}.",
    ),
    "event.persuaded": (
        "{seat:player} wins over the {tribe:tribe} of {rival:player} in {land:land}: "
        "{count} {count|card|cards}.",
        "{seat:player}: {tribe:tribe} {land:in} меняют сторону, прежний хозяин — {rival:player}; "
        "{count} {count|карта|карты|карт}.",
    ),
    "event.skipped": (
        "{seat:player} leaves out level {skipped} and builds level {level} in {land:land} "
        "from {source:source}.",
        "{seat:player}: уровень {skipped} пропущен, построен уровень {level} {land:in}, {source:source}.",
    ),
    "event.halved": (
        "{seat:player} spends {tribe:whom}: {rival:player} must discard {count} of {have} cards.",
        "{seat:player}: за {tribe:whom} {rival:player} сбрасывает {count} из {have} карт.",
    ),
    "event.discarded": ("{seat:player} discards {tribes:one}.", "{seat:player}: в сброс {tribes:one}."),
    "event.ended": ("{seat:player} ends the actions.", "{seat:player}: действия завершены."),
    "event.revealed": (
        "{seat:player} turns temple cards: {levels}.",
        "{seat:player}: открыты карты храмов: {levels}.",
    ),
    "event.announced": (
        "{seat:player} announces {count} cards in hand.",
        "{seat:player}: объявлено карт на руке: {count}.",
    ),
    "event.final_phase": (
        "The final phase: 20 points win, or 15 while the rival has fewer than 10.",
        "Заключительная фаза: побеждают 20 очков или 15, если у соперника меньше 10.",
    ),
    "event.deck_out": ("The temple deck is used up.", "Колода храмов закончилась."),
    "event.won": ("{seat:player} wins, {own} to {other}.", "{seat:player}: победа, {own} : {other}."),
    "event.drawn": ("The game is a draw, {first} to {second}.", "Ничья, {first} : {second}."),
}

REFUSALS: Final[Catalogue] = {
    "refusal.asked.act": (
        "nobody has to discard now; it is time for actions.",
        "сбрасывать карты сейчас не нужно; время действий.",
    ),
    "refusal.asked.discard": (
        "first half the hand must be discarded.",
        "сначала нужно сбросить половину руки.",
    ),
    "refusal.not_in_hand": ("there is no {tribe:one} in the hand.", "на руке нет карты «{tribe:one}»."),
    "refusal.go.here": ("the figure stands in {land:land} already.", "фигурка уже стоит {land:in}."),
    "refusal.settle.quarry": (
        "the figure is still in the quarry; travel to a land first.",
        "фигурка ещё в каменоломне; сначала перейдите в какую-нибудь землю.",
    ),
    "refusal.migrate.spent": (
        "the one migration of this turn is spent.",
        "единственное переселение этого хода уже было.",
    ),
    "refusal.migrate.same": (
        "the cards must go to another land.",
        "переселять надо в другую землю.",
    ),
    "refusal.migrate.few": (
        "exactly three cards migrate, and {land:land} has {have}.",
        "переселяются ровно три карты, а {land:in} их {have}.",
    ),
    "refusal.build.quarry": (
        "temples are built where the figure stands, and it is still in the quarry.",
        "храм строят там, где стоит фигурка, а она ещё в каменоломне.",
    ),
    "refusal.no_card.own": ("your stock is empty.", "ваш запас пуст."),
    "refusal.no_card.rival": ("the rival's stock is empty.", "запас соперника пуст."),
    "refusal.no_card.start": ("your start card is built already.", "ваша начальная карта уже построена."),
    "refusal.build.order": (
        "the card is level {level}, and {land:land} needs level {next} next.",
        "на карте уровень {level}, а {land:in} следующим нужен уровень {next}.",
    ),
    "refusal.build.complete": (
        "the temple in {land:land} cannot grow to level {next}.",
        "храм {land:in} не может вырасти до уровня {next}.",
    ),
    "refusal.build.settlers": (
        "level {level} needs {level} {level|settler|settlers} here, you have {have}.",
        "для уровня {level} здесь нужно {level} {level|поселенец|поселенца|поселенцев}, а у вас {have}.",
    ),
    "refusal.power.quarry": (
        "a power works where the figure stands, and it is still in the quarry.",
        "сила племени действует там, где стоит фигурка, а она ещё в каменоломне.",
    ),
    "refusal.power.no_run": (
        "three {tribe:of} in a row are needed in {land:land}.",
        "{land:in} нужны три карты «{tribe:tribe}» подряд.",
    ),
    "refusal.power.no_second_run": (
        "there is no run number {number} of {tribe:of} in {land:land}.",
        "ряда номер {number} из карт «{tribe:tribe}» {land:in} нет.",
    ),
    "refusal.destroy.nothing": (
        "the rival has no temple in {land:land}.",
        "у соперника нет храма {land:in}.",
    ),
    "refusal.steal.nothing": ("the rival has no temple in {land:land}.", "у соперника нет храма {land:in}."),
    "refusal.steal.lower": (
        "level {level} is not higher than your own level {own}.",
        "уровень {level} не выше вашего уровня {own}.",
    ),
    "refusal.expel.absent": (
        "the rival has no {tribe:of} in {land:land}.",
        "у соперника нет {tribe:of} {land:in}.",
    ),
    "refusal.persuade.nobody": (
        "the rival has no settlers in {land:land}.",
        "у соперника нет поселенцев {land:in}.",
    ),
    "refusal.skip.order": (
        "the card is level {level}; leaving one out, {land:land} needs level {next}.",
        "на карте уровень {level}, а через один {land:in} нужен уровень {next}.",
    ),
    "refusal.halve.small": (
        "the rival holds {have} {have|card|cards}: there is no half to lose.",
        "на руке у соперника {have} {have|карта|карты|карт}: половины не выйдет.",
    ),
    "refusal.discard.have": (
        "there {have|is|are} only {have} of the {tribe:tribe} in the hand.",
        "на руке карт «{tribe:tribe}» только {have}.",
    ),
    "refusal.discard.count": (
        "exactly {need} {need|card|cards} must go, not {given}.",
        "сбросить надо ровно {need} {need|карту|карты|карт}, а не {given}.",
    ),
    "refusal.end.start": (
        "the start temple must be built in your first turn, and it still can be.",
        "начальный храм надо построить в первый ход, и это ещё возможно.",
    ),
}

POSITIONS: Final[Catalogue] = {
    "position.letters": (
        "'{value}' in '{key}' is no tribe letter; M, S, H, P, A are the tribes",
        "«{value}» в «{key}» — не буква племени; племена: M, S, H, P, A",
    ),
    "position.levels": (
        "'{value}' in '{key}' is no temple level; levels are 1 to 6",
        "«{value}» в «{key}» — не уровень храма; уровни от 1 до 6",
    ),
    "position.temple": (
        "the temple '{value}' does not rise from card to card",
        "храм «{value}» не растёт от карты к карте",
    ),
    "position.too_many_tribes": (
        "there are {count} {tribe:of} on this table, and only 12 in the box",
        "на столе {count} карт «{tribe:tribe}», а в коробке их всего 12",
    ),
    "position.too_many_levels": (
        "there are {count} temple cards of level {level} on this table, and only {most} in the box",
        "на столе {count} карт храмов уровня {level}, а в коробке их всего {most}",
    ),
    "position.hand": (
        "the hand '{value}' is not written like 'AHS' or 'AHS ?2'",
        "рука «{value}» записана не так, как «AHS» или «AHS ?2»",
    ),
    "position.deck": (
        "{need} hidden tribe cards are wanted, and only {have} are left",
        "скрытых карт племён нужно {need}, а осталось {have}",
    ),
    "position.seats": ("Babylon has seats 1 and 2", "в «Вавилоне» два места: 1 и 2"),
    "position.won": (
        "this game is over already: seat {seat} has {own} points against {other}",
        "эта партия уже окончена: у места {seat} очков {own} против {other}",
    ),
    "position.asked": (
        "seat {seat} cannot be asked to discard half of {have} cards",
        "место {seat} не может сбрасывать половину из {have} карт",
    ),
}

FACTS: Final[Catalogue] = {
    "fact.points": ("points", "очки"),
    "fact.powers": ("usable powers", "доступные силы"),
    "fact.levels": ("reachable levels", "достижимые уровни"),
    "fact.final": ("final phase", "заключительная фаза"),
}

# ---------------------------------------------------------------- drawing: labels and words on the panels
DRAWING: Final[Catalogue] = {
    "draw.table": ("The table of Babylon", "Стол «Вавилона»"),
    "draw.figure": ("the figure of {seat:player} is here", "здесь фигурка: {seat:player}"),
    "draw.settlers": (
        "{seat:player}, {count} {count|settler|settlers} in {land:land}, from the river: {cards:tribe}",
        "{seat:player}, поселенцы {land:in}: {count}, от реки: {cards:tribe}",
    ),
    "draw.settlers.none": (
        "{seat:player}, no settlers in {land:land}",
        "{seat:player}, поселенцев {land:in} нет",
    ),
    "draw.settler": ("{seat:player}, settler: {tribe:one}", "{seat:player}, поселенец: {tribe:one}"),
    "draw.run": ("{tribe:tribe}, {count} in a row", "{tribe:tribe}, {count} подряд"),
    "draw.temple": (
        "{seat:player}, temple in {land:land}: level {level}",
        "{seat:player}, храм {land:in}: уровень {level}",
    ),
    "draw.temple.gap": (
        "{seat:player}, temple in {land:land}: level {level}, built of levels {levels}",
        "{seat:player}, храм {land:in}: уровень {level}, стоит из уровней {levels}",
    ),
    "draw.temple.none": (
        "{seat:player}, empty site in {land:land}",
        "{seat:player}, площадка {land:in} пуста",
    ),
    "draw.stock": (
        "{seat:player}, stock of temples, on top level {level}; all levels: {levels}",
        "{seat:player}, запас храмов, сверху уровень {level}; все уровни: {levels}",
    ),
    "draw.start": (
        "{seat:player}, reserved start temple, level 1",
        "{seat:player}, начальный храм, уровень 1",
    ),
    "draw.pile.temples": (
        "Temple deck: {count} {count|card|cards}",
        "Колода храмов: {count} {count|карта|карты|карт}",
    ),
    "draw.pile.tribes": (
        "Tribe deck: {count} {count|card|cards}",
        "Колода племён: {count} {count|карта|карты|карт}",
    ),
    "draw.pile.discard": ("Discards: {count} {count|card|cards}", "Сброс: {count} {count|карта|карты|карт}"),
    "draw.known": ("known on top: {levels}", "известны сверху: {levels}"),
    "draw.hand": ("{tribe:tribe}: {count} in hand", "{tribe:tribe}: на руке {count}"),
    "draw.hand.size": (
        "{seat:player}: {count} {count|card|cards} in hand",
        "{seat:player}: на руке {count} {count|карта|карты|карт}",
    ),
    "draw.discarded": ("{tribe:tribe}: {count} discarded", "{tribe:tribe}: в сбросе {count}"),
    "draw.word.stock": ("Stock", "Запас"),
    "draw.word.temples": ("temples", "храмы"),
    "draw.word.tribes": ("tribes", "племена"),
    "draw.word.discard": ("discards", "сброс"),
    "draw.word.bot": ("bot", "бот"),
    "draw.word.goal": ("of {goal}", "из {goal}"),
    "draw.word.final": ("final phase", "финал"),
    "draw.word.won": ("victory", "победа"),
    "draw.title.decks": ("Decks", "Колоды"),
    "draw.title.discards": ("Discards", "Сброс"),
    "draw.title.powers": ("Three in a row", "Три подряд"),
    "draw.power.medes": ("the rival discards one tribe here", "соперник сбрасывает здесь одно племя"),
    "draw.power.sumerians": (
        "the rival's last tribe here comes over to you",
        "последнее племя соперника здесь переходит к вам",
    ),
    "draw.power.hittites": ("steal the rival's top level here", "украсть здесь верхний уровень соперника"),
    "draw.power.persians": ("build, leaving out one level", "построить через уровень"),
    "draw.power.assyrians": ("destroy the rival's temple here", "разрушить здесь храм соперника"),
    "draw.power.any": (
        "or, with any tribe: the rival loses half a hand",
        "или, с любым племенем: полруки соперника",
    ),
}

CATALOGUE: Final[Catalogue] = {
    **NAMES,
    **OPTIONS,
    **QUESTIONS,
    **LABELS,
    **EVENTS,
    **REFUSALS,
    **POSITIONS,
    **FACTS,
    **DRAWING,
}
WORDS: Final = Words(CORE, CATALOGUE)
