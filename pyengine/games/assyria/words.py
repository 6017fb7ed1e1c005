"""Assyria's messages: key -> English, Russian."""

from __future__ import annotations

from typing import Final

from pyengine.core.words import CORE, Catalogue, Words

_FOODS: Final[Catalogue] = {
    "grape": ("grapes", "виноград"),
    "palm": ("palm leaves", "пальмовые листья"),
    "salt": ("salt", "соль"),
    "barley": ("barley", "ячмень"),
    "dates": ("dates", "финики"),
}
_CARDS: Final[Catalogue] = {
    **{f"{food}{n}": (f"{en} ×{n}", f"{ru} ×{n}") for food, (en, ru) in _FOODS.items() for n in (1, 2, 3)},
    "joker": ("joker", "джокер"),
    "plow": ("plow", "плуг"),
}

NAMES: Final[Catalogue] = {
    "title": ("Assyria", "Ассирия"),
    "title.short": ("Assyria", "Ассирия"),
    "tagline": (
        "Desert tribes: food, wells, ziggurats and three floods",
        "Племена пустыни: еда, колодцы, зиккураты и три паводка",
    ),
    **{f"food.{food}": said for food, said in _FOODS.items()},
    **{f"card.{card}": said for card, said in _CARDS.items()},
    **{f"ration.{card}": said for card, said in _CARDS.items()},
    **{
        f"ration.{food}": (f"a spare symbol of {en}", f"лишний символ «{ru}»")
        for food, (en, ru) in _FOODS.items()
    },
    "dignitary.high": ("high dignitary", "высший сановник"),
    "dignitary.middle": ("middle dignitary", "средний сановник"),
    "dignitary.low": ("low dignitary", "низший сановник"),
    "dignitary_of.high": ("the high dignitary", "высшего сановника"),
    "dignitary_of.middle": ("the middle dignitary", "среднего сановника"),
    "dignitary_of.low": ("the low dignitary", "низшего сановника"),
    "tile.base": ("base", "первый этаж"),
    "tile.floor": ("second floor", "второй этаж"),
    "tile.roof": ("roof", "крыша"),
    "phase.start": ("Starting space", "Место начала"),
    "phase.draft": ("First food card", "Первая карта еды"),
    "phase.harvest": ("Harvest", "Урожай"),
    "phase.huts": ("Expansion", "Расселение"),
    "phase.feed": ("Supply", "Снабжение"),
    "phase.wells": ("Wells", "Колодцы"),
    "phase.act": ("Actions", "Действия"),
    "phase.over": ("The end", "Конец"),
    "reign.1": ("I", "I"),
    "reign.2": ("II", "II"),
    "reign.3": ("III", "III"),
    "region.o": ("outside the rivers", "за реками"),
    "region.n": ("north river", "северная река"),
    "region.b": ("between the rivers", "между реками"),
    "region.s": ("south river", "южная река"),
    "gain.huts": ("huts", "хижины"),
    "gain.ziggurats": ("ziggurats", "зиккураты"),
    "gain.wells": ("wells", "колодцы"),
    "gain.assur": ("Assur", "Ассур"),
    "gain.dignitary": ("high dignitary", "высший сановник"),
    "gain.offerings": ("offerings", "пожертвования"),
    "gain.final": ("final points", "очки в конце"),
    "part.huts": ("huts", "хижины"),
    "part.ziggurats": ("ziggurats", "зиккураты"),
    "part.wells": ("wells", "колодцы"),
    "part.assur": ("Assur", "Ассур"),
    "part.dignitary": ("high dignitary", "высший сановник"),
    "part.offerings": ("offerings", "пожертвования"),
    "part.final": ("final points", "очки в конце"),
}

OPTIONS: Final[Catalogue] = {
    "option.offerings": ("Offering track", "Шкала пожертвований"),
    "option.offerings.rulebook": ("×1 to ×7", "от ×1 до ×7"),
    "option.offerings.printed": ("as printed: ×1 to ×4", "как на поле: от ×1 до ×4"),
    "option.offerings.why": (
        "Offerings score your ziggurats times the spaces advanced, or times the number printed on the board "
        "(1, 2, 2, 3, 3, 3, 4).",
        "Пожертвования дают число зиккуратов, умноженное на пройденные деления или на число, "
        "напечатанное на поле (1, 2, 2, 3, 3, 3, 4).",
    ),
    "option.ziggurats": ("Final ziggurat points", "Зиккураты в конце игры"),
    "option.ziggurats.finished": ("finished ones only", "только достроенные"),
    "option.ziggurats.every": ("every tile", "каждый этаж"),
    "option.ziggurats.why": (
        "At the end a point goes to each tile of a finished ziggurat, or to every tile on the map.",
        "В конце игры очко приносит каждый этаж достроенного зиккурата или каждый этаж на поле.",
    ),
}

QUESTIONS: Final[Catalogue] = {
    "question.start": (
        "Choose a starting space for your first ziggurat.",
        "Выберите, где будет ваш первый зиккурат.",
    ),
    "question.start.other": (
        "{seat:player} is choosing a starting space.",
        "{seat:player}: выбор места для первого зиккурата.",
    ),
    "question.draft": (
        "Keep one food card; the rest goes to {next:player}.",
        "Оставьте себе одну карту еды; остальные получает {next:player}.",
    ),
    "question.draft.other": (
        "{seat:player} is choosing a first food card.",
        "{seat:player}: выбор первой карты еды.",
    ),
    "question.harvest": (
        "Choose a column: it gives two cards and your place in the turn order.",
        "Выберите столбец: он даёт две карты и ваше место в порядке хода.",
    ),
    "question.harvest.other": ("{seat:player} is harvesting.", "{seat:player}: сбор урожая."),
    "question.huts": (
        "Where to put a hut? {left} of {value} left, each beside your own pieces.",
        "Куда поставить хижину? Осталось {left} из {value}, каждая рядом со своими.",
    ),
    "question.huts.done": (
        "The new huts stand. Rearrange them, or confirm and go on to feeding.",
        "Новые хижины стоят. Переставьте их или подтвердите и переходите к снабжению.",
    ),
    "question.huts.other": (
        "{seat:player} is placing huts: {left} left.",
        "{seat:player}: расселение, осталось хижин: {left}.",
    ),
    "question.feed": (
        "Feed your huts: {hungry} of {huts} {huts|is|are} hungry. Choose a hut and a card.",
        "Накормите хижины: голодных {hungry} из {huts}. Выберите хижину и карту.",
    ),
    "question.feed.full": (
        "Every hut is fed. Confirm, or feed differently.",
        "Все хижины накормлены. Подтвердите или накормите иначе.",
    ),
    "question.feed.famine": (
        "Nothing you have can feed the last {hungry} {hungry|hut|huts}: confirm, and {hungry|it goes|they "
        "go} back.",
        "Больше кормить нечем, голодных хижин: {hungry}. Подтвердите, и они вернутся в запас.",
    ),
    "question.feed.other": (
        "{seat:player} is feeding: {hungry} of {huts} hungry.",
        "{seat:player}: снабжение, голодных {hungry} из {huts}.",
    ),
    "question.wells": (
        "Wells may be built, {points} points each; then confirm for income and prestige.",
        "Можно строить колодцы, по {points} очков; затем подтвердите доход и престиж.",
    ),
    "question.wells.other": ("{seat:player} may build wells.", "{seat:player}: возможны колодцы."),
    "question.act": (
        "Spend your {camels} {camels|camel|camels} as you like, then finish.",
        "Тратьте верблюдов (их {camels}) как угодно, затем завершите ход.",
    ),
    "question.act.other": (
        "{seat:player} is acting with {camels} {camels|camel|camels}.",
        "{seat:player}: действия, верблюдов {camels}.",
    ),
    "question.over": ("The game is over.", "Партия окончена."),
    "do.done": ("Confirm", "Подтвердить"),
    "do.end": ("End turn", "Закончить ход"),
    "do.feedall": ("Feed all", "Накормить всех"),
    "do.offer": ("Offer", "Пожертвовать"),
}

LABELS: Final[Catalogue] = {
    "label.start": ("Begin on {hex}", "Начать на {hex}"),
    "label.keep": ("Keep {card:card}", "Оставить: {card:card}"),
    "label.harvest": ("Column {number}: {cards:card}", "Столбец {number}: {cards:card}"),
    "label.harvest.none": ("Column {number}: empty", "Столбец {number}: пусто"),
    "label.hut": ("Hut on {hex}, {food:food}", "Хижина на {hex}, {food:food}"),
    "label.feed": ("Feed {hex}: {ration:ration}", "Накормить {hex}: {ration:ration}"),
    "label.feed.all": ("Feed all that can be fed", "Накормить всех, кого можно"),
    "label.well": ("Well between {hexes}, +{points}", "Колодец между {hexes}, +{points}"),
    "label.found": ("Found a ziggurat on {hex}, 6 camels", "Основать зиккурат на {hex}, 6 верблюдов"),
    "label.raise": (
        "Raise {hex}: {tile:tile}, {price} camels",
        "Достроить {hex}: {tile:tile}, {price} верблюда",
    ),
    "label.intrigue": (
        "Hut to the {dignitary:dignitary}, {price} camels",
        "Хижина: {dignitary:dignitary}, {price} верблюда",
    ),
    "label.offer": (
        "Offer {camels} {camels|camel|camels}",
        "Пожертвовать {camels} {camels|верблюда|верблюда|верблюдов}",
    ),
    "label.buy": ("Buy {card:card} for {price}", "Купить: {card:card} за {price}"),
    "label.done.huts": ("Go on to feeding", "К снабжению"),
    "label.done.feed": ("Feeding done", "Снабжение окончено"),
    "label.done.wells": ("Take income and prestige", "Получить доход и престиж"),
    "label.done.act": ("Finish the turn", "Закончить ход"),
}

EVENTS: Final[Catalogue] = {
    "event.turn": ("{phase:phase}: {seat:player}", "{phase:phase}: {seat:player}"),
    "event.dealt": ("The turn order by lot: {seats:player}.", "Порядок хода по жребию: {seats:player}."),
    "event.expansion_first": ("The first expansion card is a {value}.", "Первая карта расширения — {value}."),
    "event.expansion": (
        "Reign {reign:reign}, round {round}: the new expansion card is a {value}.",
        "Царствование {reign:reign}, раунд {round}: новая карта расширения — {value}.",
    ),
    "event.sown": (
        "{seat:player} sows row {row}: {cards:card}.",
        "{seat:player}: посев, ряд {row}: {cards:card}.",
    ),
    "event.sown_none": ("No food cards are left for row {row}.", "Для ряда {row} карт еды не осталось."),
    "event.shuffled": (
        "The discards become a new food deck of {count} {count|card|cards}.",
        "Сброс становится новой колодой еды: {count} {count|карта|карты|карт}.",
    ),
    "event.started": (
        "{seat:player} founds the first ziggurat on {hex}.",
        "{seat:player}: первый зиккурат на {hex}.",
    ),
    "event.drafting": (
        "Drawn for the first choice: {cards:card}.",
        "Взяты для первого выбора: {cards:card}.",
    ),
    "event.kept": ("{seat:player} keeps {card:card}.", "{seat:player}: выбор — {card:card}."),
    "event.kept_last": (
        "{seat:player} gets the last card, {card:card}.",
        "{seat:player}: последняя карта — {card:card}.",
    ),
    "event.harvested": (
        "{seat:player} harvests column {number}: {cards:card}.",
        "{seat:player}: столбец {number}, урожай: {cards:card}.",
    ),
    "event.harvested_none": (
        "{seat:player} takes column {number}, which is empty.",
        "{seat:player}: столбец {number}, он пуст.",
    ),
    "event.order": ("The new turn order: {seats:player}.", "Новый порядок хода: {seats:player}."),
    "event.leftover": ("Left over and discarded: {cards:card}.", "Остаток уходит в сброс: {cards:card}."),
    "event.huts_none": ("{seat:player} can place no hut.", "{seat:player}: новых хижин поставить нельзя."),
    "event.hut": (
        "{seat:player}: hut on {hex}, {food:food}.",
        "{seat:player}: хижина на {hex}, {food:food}.",
    ),
    "event.fed": (
        "{seat:player} feeds {hex}: {ration:ration}.",
        "{seat:player}: {hex} накормлена, {ration:ration}.",
    ),
    "event.fed_spare": (
        "{seat:player} feeds {hex} with {ration:ration}.",
        "{seat:player}: {hex} накормлена, {ration:ration}.",
    ),
    "event.famine": (
        "{seat:player}: famine, {count} {count|hut goes|huts go} back to the stock: {hexes}.",
        "{seat:player}: голод, в запас {count|возвращается|возвращаются|возвращаются} "
        "{count} {count|хижина|хижины|хижин}: {hexes}.",
    ),
    "event.well": (
        "{seat:player} builds a well between {hexes}.",
        "{seat:player}: колодец между {hexes}.",
    ),
    "event.income": (
        "{seat:player}: income +{camels} {camels|camel|camels} (north river {north}, south river {south}), "
        "now {total}.",
        "{seat:player}: доход +{camels} {camels|верблюд|верблюда|верблюдов} "
        "(северная река {north}, южная {south}), теперь {total}.",
    ),
    "event.income_capped": (
        "{seat:player}: income +{camels} {camels|camel|camels} (north river {north}, south river {south}); "
        "the track ends at {total}, {lost} lost.",
        "{seat:player}: доход +{camels} {camels|верблюд|верблюда|верблюдов} (северная река {north}, южная "
        "{south}); "
        "шкала кончается на {total}, пропадает {lost}.",
    ),
    "event.income_none": (
        "{seat:player}: no huts on the rivers, no camels.",
        "{seat:player}: хижин на реках нет, верблюдов нет.",
    ),
    "event.prestige": (
        "{seat:player}: prestige +{points} {points|point|points} (huts between the rivers {between}, "
        "outside {outside}, "
        "ziggurats {tiles}, wells {wells}).",
        "{seat:player}: престиж +{points} {points|очко|очка|очков} (хижины между реками {between}, за "
        "реками {outside}, "
        "зиккураты {tiles}, колодцы {wells}).",
    ),
    "event.no_camels": (
        "{seat:player} has no camels to spend.",
        "{seat:player}: верблюдов нет, действий нет.",
    ),
    "event.founded": (
        "{seat:player} founds a ziggurat on {hex} for {price} camels.",
        "{seat:player}: новый зиккурат на {hex} за {price} верблюдов.",
    ),
    "event.raised": (
        "{seat:player} raises the ziggurat on {hex}: {tile:tile} for {price} camels.",
        "{seat:player}: зиккурат на {hex} растёт, {tile:tile} за {price} верблюда.",
    ),
    "event.intrigue": (
        "{seat:player} sends a hut to the {dignitary:dignitary}, slot {slot}, for {price} camels.",
        "{seat:player}: хижина у {dignitary:dignitary_of}, место {slot}, за {price} верблюда.",
    ),
    "event.offered": (
        "{seat:player} offers {camels} {camels|camel|camels}, now on space {space}.",
        "{seat:player}: пожертвование {camels} {camels|верблюд|верблюда|верблюдов}, теперь деление {space}.",
    ),
    "event.bought": (
        "{seat:player} buys {card:card} for {price} {price|camel|camels}.",
        "{seat:player}: куплено «{card:card}» за {price} {price|верблюда|верблюда|верблюдов}.",
    ),
    "event.ended": (
        "{seat:player} keeps {camels} {camels|camel|camels}.",
        "{seat:player}: остаток — {camels} {camels|верблюд|верблюда|верблюдов}.",
    ),
    "event.flood": ("The flood ends reign {reign:reign}.", "Паводок завершает царствование {reign:reign}."),
    "event.washed": (
        "{seat:player}: the flood takes {count} river {count|hut|huts}: {hexes}.",
        "{seat:player}: паводок уносит в запас {count} {count|хижину|хижины|хижин}: {hexes}.",
    ),
    "event.assur": (
        "{seat:player}: rank {rank} in Assur with influence {influence}, +{points} {points|point|points}.",
        "{seat:player}: место {rank} в Ассуре, влияние {influence}, +{points} {points|очко|очка|очков}.",
    ),
    "event.assur_nobody": (
        "Nobody has a hut with a dignitary, so Assur pays nobody.",
        "Хижин у сановников нет, Ассур никому не платит.",
    ),
    "event.high": (
        "{seat:player}: {count} {count|hut|huts} with the high dignitary, +{points} {points|point|points}.",
        "{seat:player}: хижин у высшего сановника {count}, +{points} {points|очко|очка|очков}.",
    ),
    "event.middle": (
        "{seat:player} gets a plow from the middle dignitary.",
        "{seat:player}: плуг от среднего сановника.",
    ),
    "event.middle_has": (
        "{seat:player} has a plow already, so the middle dignitary gives nothing.",
        "{seat:player}: плуг уже есть, средний сановник не даёт второго.",
    ),
    "event.low": (
        "{seat:player}: {count} {count|hut|huts} with the low dignitary, +{camels} {camels|camel|camels}, "
        "now {total}.",
        "{seat:player}: хижин у низшего сановника {count}, +{camels} {camels|верблюд|верблюда|верблюдов}, "
        "теперь {total}.",
    ),
    "event.home": ("All huts come back from the dignitaries.", "Все хижины возвращаются от сановников."),
    "event.offerings": (
        "{seat:player}: offerings {sites} × {factor} = +{points} {points|point|points}.",
        "{seat:player}: пожертвования {sites} × {factor} = +{points} {points|очко|очка|очков}.",
    ),
    "event.reign": ("Reign {reign:reign} begins.", "Начинается царствование {reign:reign}."),
    "event.bonus": (
        "The bonus card, worth 4, joins the next flood.",
        "Карта бонуса ценой 4 участвует в следующем паводке.",
    ),
    "event.final": (
        "{seat:player}: final points +{points} (ziggurats {tiles}, plow {plow}, camels {camels}).",
        "{seat:player}: очки в конце +{points} (зиккураты {tiles}, плуг {plow}, верблюды {camels}).",
    ),
    "event.won": (
        "{seat:player} wins with {points} {points|point|points}.",
        "{seat:player}: победа, {points} {points|очко|очка|очков}.",
    ),
    "event.won_together": (
        "{seats:player} share the victory with {points} {points|point|points}.",
        "Общая победа, {points} {points|очко|очка|очков}: {seats:player}.",
    ),
}

REFUSALS: Final[Catalogue] = {
    "refusal.asked.start": (
        "first every player chooses a starting space.",
        "сначала все выбирают места для первых зиккуратов.",
    ),
    "refusal.asked.draft": (
        "first a food card of the draft must be kept.",
        "сначала нужно оставить себе одну карту еды.",
    ),
    "refusal.asked.harvest": ("first the harvest: choose a column.", "сначала урожай: выберите столбец."),
    "refusal.asked.huts": (
        "new huts are being placed now; the rest comes later.",
        "сейчас ставятся новые хижины; остальное позже.",
    ),
    "refusal.asked.feed": (
        "huts are being fed now; the rest comes later.",
        "сейчас снабжение хижин; остальное позже.",
    ),
    "refusal.asked.wells": (
        "only wells can be built now; the rest comes later.",
        "сейчас можно строить только колодцы; остальное позже.",
    ),
    "refusal.asked.act": (
        "it is time for actions: ziggurats, intrigue, offerings, buying.",
        "сейчас время действий: зиккураты, интриги, пожертвования, покупки.",
    ),
    "refusal.hex.cut": (
        "{hex} is cut off with {seats} players.",
        "{hex} не входит в поле: игроков {seats}.",
    ),
    "refusal.start.taken": ("{hex} is taken already.", "{hex} уже занято."),
    "refusal.start.ordinary": ("{hex} is no starting space.", "{hex} — не место начала."),
    "refusal.keep.absent": ("{card:card} is not among the cards.", "карты «{card:card}» здесь нет."),
    "refusal.harvest.absent": (
        "there are {columns} columns and no number {number}.",
        "столбцов всего {columns}, номера {number} нет.",
    ),
    "refusal.harvest.taken": (
        "column {number} belongs to {owner:player} already.",
        "столбец {number} уже занят: {owner:player}.",
    ),
    "refusal.hut.enough": (
        "the expansion card allows {value} {value|hut|huts}, and no more can be placed.",
        "карта расширения даёт {value} {value|хижину|хижины|хижин}, больше ставить нечего.",
    ),
    "refusal.hut.taken": ("{hex} is occupied.", "{hex} занято."),
    "refusal.hut.far": (
        "{hex} is not beside a hut or ziggurat of yours.",
        "{hex} не граничит с вашей хижиной или зиккуратом.",
    ),
    "refusal.feed.nobody": ("you have no hut on {hex}.", "вашей хижины на {hex} нет."),
    "refusal.feed.ziggurat": (
        "{hex} has a ziggurat, and ziggurats need no food.",
        "на {hex} зиккурат, а зиккураты не кормят.",
    ),
    "refusal.feed.fed": ("the hut on {hex} is fed already.", "хижина на {hex} уже накормлена."),
    "refusal.feed.food": (
        "{hex} asks for {food:food}; it cannot be fed with {ration:ration}.",
        "на {hex} нужно: {food:food}; не подходит: {ration:ration}.",
    ),
    "refusal.feed.absent": ("{ration:ration} is not in your hand.", "на руке нет карты «{ration:ration}»."),
    "refusal.feed.no_spare": (
        "no card played before has {ration:ration}.",
        "у сыгранных карт не осталось: {ration:ration}.",
    ),
    "refusal.feed_all.nothing": ("nothing more can be fed.", "кормить больше некого или нечем."),
    "refusal.feed_all.choice": (
        "there is more than one way to feed, so it is yours to choose.",
        "накормить можно по-разному, выбор за вами.",
    ),
    "refusal.done.huts": (
        "new huts are a duty: {count} more must be placed while there is room.",
        "новые хижины обязательны: пока есть место, надо поставить ещё {count}.",
    ),
    "refusal.done.feed": (
        "feeding is a duty: {hex} can still be fed with {ration:ration}. You choose who eats, "
        "but no hut may starve while a card fits it.",
        "кормить обязательно: {hex} ещё можно накормить ({ration:ration}). Кого кормить, решаете вы, "
        "но хижина не голодает, пока для неё есть карта.",
    ),
    "refusal.done.spare": (
        "feeding is a duty: {hex} can still be fed with {ration:ration}, left over from a card you played.",
        "кормить обязательно: для {hex} есть {ration:ration} на уже сыгранной карте.",
    ),
    "refusal.well.between": (
        "no well may touch the land between the rivers: {hexes}.",
        "колодец не строят у земли между реками: {hexes}.",
    ),
    "refusal.well.taken": ("a well stands here already.", "здесь уже есть колодец."),
    "refusal.well.huts": (
        "a well needs own huts on all three hexes; missing: {hexes}.",
        "колодцу нужны свои хижины на всех трёх гексах; не хватает: {hexes}.",
    ),
    "refusal.well.stock": ("no wells are left.", "колодцев больше нет."),
    "refusal.camels": (
        "this costs {price} {price|camel|camels}, you have {have}.",
        "это стоит {price} {price|верблюда|верблюда|верблюдов}, у вас {have}.",
    ),
    "refusal.found.hut": (
        "a ziggurat is founded in place of an own hut, and {hex} has none.",
        "зиккурат строят на месте своей хижины, а на {hex} её нет.",
    ),
    "refusal.found.river": ("{hex} lies on a river.", "{hex} лежит на реке."),
    "refusal.found.well": ("{hex} touches a well.", "{hex} граничит с колодцем."),
    "refusal.found.stock": ("all {count} bases are built.", "все первые этажи ({count}) уже построены."),
    "refusal.raise.none": ("you have no ziggurat on {hex}.", "вашего зиккурата на {hex} нет."),
    "refusal.raise.finished": ("the ziggurat on {hex} is finished.", "зиккурат на {hex} уже достроен."),
    "refusal.raise.again": (
        "the ziggurat on {hex} has grown in this turn; one tile a turn, the base included.",
        "зиккурат на {hex} уже вырос в этот ход: один этаж за ход, считая первый.",
    ),
    "refusal.intrigue.full": (
        "the {dignitary:dignitary} has room for {slots} huts, and all are taken.",
        "{dignitary:dignitary}: все места ({slots}) заняты.",
    ),
    "refusal.intrigue.stock": ("no huts are left in your stock.", "в вашем запасе нет хижин."),
    "refusal.offer.turn": (
        "at most {most} camels a turn are offered, and {offered} {offered|is|are} already.",
        "за ход жертвуют не больше {most} верблюдов, а уже {offered}.",
    ),
    "refusal.offer.end": (
        "the track has {most} spaces, {room} ahead of you.",
        "на шкале {most} делений, впереди осталось {room}.",
    ),
    "refusal.buy.again": (
        "one food card a turn, and it is bought already.",
        "за ход покупают одну карту еды, и она уже куплена.",
    ),
    "refusal.buy.absent": ("{card:card} is not on sale.", "«{card:card}» не продаётся."),
    "refusal.buy.has_plow": ("you have a plow; nobody has two.", "плуг у вас уже есть, двух не бывает."),
}

POSITIONS: Final[Catalogue] = {
    "position.seats": ("Assyria has seats 1 to 2, 3 or 4", "в «Ассирии» места от 1 до 2, 3 или 4"),
    "position.word": (
        "'{value}' in '{key}' is no {what:what}",
        "«{value}» в «{key}» — не {what:what}",
    ),
    "what.hex": ("hex; hexes are a1 to j6", "гекс; гексы от a1 до j6"),
    "what.card": (
        "card; cards are grape1 to dates3, joker, plow",
        "карта; карты — grape1 … dates3, joker, plow",
    ),
    "what.seat": ("seat", "место"),
    "what.corner": ("corner of three hexes, like a1-a2-b1", "угол трёх гексов, например a1-a2-b1"),
    "what.food": (
        "food; foods are grape, palm, salt, barley, dates",
        "еда; есть grape, palm, salt, barley, dates",
    ),
    "what.expansion": ("expansion card; they are 2, 3, 4", "карта расширения; бывают 2, 3, 4"),
    "what.source": (
        "source; sources are huts, ziggurats, wells, assur, dignitary, offerings, final",
        "источник; есть huts, ziggurats, wells, assur, dignitary, offerings, final",
    ),
    "position.pairs": (
        "'{value}' in '{key}' is not written like '2 dates1 1 joker'",
        "«{value}» в «{key}» записано не так, как «2 dates1 1 joker»",
    ),
    "position.order": (
        "'{value}' does not name every seat once",
        "«{value}» не называет каждое место один раз",
    ),
    "position.rows": (
        "two rows of {columns} cards are needed, with '/' between them and '-' for a gap",
        "нужны два ряда по {columns} карт, между ними «/», пропуск — «-»",
    ),
    "position.discs": (
        "'discs' names a seat or '-' for each of {columns} columns, each seat once",
        "«discs» называет место или «-» для каждого из {columns} столбцов, каждое место один раз",
    ),
    "position.deck": (
        "this deck names {have} cards, and other ones, {need} of them, are left for it",
        "в колоде названо карт: {have}, а остаются для неё другие, числом {need}",
    ),
    "position.expansions": (
        "{laid} expansion {laid|card|cards} must lie open in this reign, {past} must be spent",
        "в этом царствовании открыто карт расширения: {laid}, а в прошлых сыграно: {past}",
    ),
    "position.too_many_expansions": (
        "there are only {most} expansion cards with a {value}",
        "карт расширения с числом {value} только {most}",
    ),
    "position.ziggurat": (
        "'{value}' is not written like 'b1:2', a hex and 1 to 3 tiles",
        "«{value}» записано не так, как «b1:2»: гекс и от 1 до 3 этажей",
    ),
    "position.too_many_cards": (
        "there are {count} cards '{card}' on this table, and only {most} in the box",
        "на столе карт «{card}»: {count}, а в коробке их всего {most}",
    ),
    "position.pieces": (
        "these pieces cannot stand like this: two on a hex, too many, or against the step",
        "так фигуры стоять не могут: две на одном гексе, слишком много или не по ходу раунда",
    ),
}

FACTS: Final[Catalogue] = {
    "fact.time": ("time", "время"),
    "fact.time.value": (
        "reign {reign:reign}, round {round}, {phase:phase}",
        "царствование {reign:reign}, раунд {round}, {phase:phase}",
    ),
    "fact.points": ("points", "очки"),
    "fact.camels": ("camels", "верблюды"),
    "fact.hands": ("hands", "карты"),
    "fact.stock": ("huts in stock", "хижины в запасе"),
    "fact.flood": ("points if the flood came now", "очки, если бы паводок пришёл сейчас"),
}

# ---------------------------------------------------------------- drawing: labels and words on the panels
DRAWING: Final[Catalogue] = {
    "draw.table": ("The map of Assyria", "Карта Ассирии"),
    "draw.hex": ("{hex}, {food:food}, {region:region}", "{hex}, {food:food}, {region:region}"),
    "draw.hut": ("hut: {seat:player}", "хижина: {seat:player}"),
    "draw.zig": (
        "ziggurat of {tiles} {tiles|tile|tiles}: {seat:player}",
        "зиккурат, {tiles} {tiles|этаж|этажа|этажей}: {seat:player}",
    ),
    "draw.fed": ("fed", "накормлена"),
    "draw.hungry": ("hungry", "голодная"),
    "draw.corner": ("corner of {hexes}", "угол {hexes}"),
    "draw.hand": ("Your cards", "Ваши карты"),
    "draw.hand.none": ("You have no cards", "Карт у вас нет"),
    "draw.hand.of": ("{seat:player}: {cards:card}", "{seat:player}: {cards:card}"),
    "draw.hand.of.none": ("{seat:player}: no cards", "{seat:player}: карт нет"),
    "draw.card": ("{card:card}: {count} in hand", "{card:card}: на руке {count}"),
    "draw.spare": ("{food:food}: {count} spare", "{food:food}: лишних символов {count}"),
    "draw.stock": (
        "In stock: {huts} {huts|hut|huts}, {bases} {bases|base|bases}, {floors} second "
        "{floors|floor|floors}, {roofs} {roofs|roof|roofs}",
        "В запасе: хижин {huts}, первых этажей {bases}, вторых {floors}, крыш {roofs}",
    ),
    "draw.seat": (
        "{seat:player}: {camels} {camels|camel|camels}, {huts} {huts|hut|huts} in stock",
        "{seat:player}: верблюдов {camels}, хижин в запасе {huts}",
    ),
    "draw.word.bot": ("bot", "бот"),
    "draw.word.won": ("victory", "победа"),
    "draw.title.time": (
        "Reign {reign:reign} · {round} of {rounds} · {phase:phase}",
        "Царствование {reign:reign} · {round} из {rounds} · {phase:phase}",
    ),
    "draw.order": ("Turn order: {seats:player}", "Порядок хода: {seats:player}"),
    "draw.expansions": ("Expansion cards: {cards}", "Карты расширения: {cards}"),
    "draw.bonus": (", bonus {value}", ", бонус {value}"),
    "draw.title.sowing": ("Sowing", "Посев"),
    "draw.title.market": ("On sale", "Продаётся"),
    "draw.title.draft": ("First choice", "Первый выбор"),
    "draw.draft": ("{card:card}: {count}", "{card:card}: {count}"),
    "draw.column": ("column {number}: {cards:card}", "столбец {number}: {cards:card}"),
    "draw.column.none": ("column {number}: empty", "столбец {number}: пусто"),
    "draw.column.taken": ("column {number}: {seat:player}", "столбец {number}: {seat:player}"),
    "draw.sale": (
        "on sale: {card:card}, {price} {price|camel|camels}",
        "продаётся: {card:card}, цена {price}",
    ),
    "draw.sale.plow": (
        "on sale: {card:card}, {price} {price|camel|camels}; {count} free",
        "продаётся: {card:card}, цена {price}; свободно {count}",
    ),
    "draw.plows.none": ("no plow is free", "свободных плугов нет"),
    "draw.title.dignitaries": ("Dignitaries", "Сановники"),
    "draw.dignitary": (
        "{dignitary:dignitary}, {price} camels, {taken} of {slots} taken: {seats:player}",
        "{dignitary:dignitary}, цена {price}, занято {taken} из {slots}: {seats:player}",
    ),
    "draw.dignitary.none": (
        "{dignitary:dignitary}, {price} camels, {slots} slots, all free",
        "{dignitary:dignitary}, цена {price}, мест {slots}, все свободны",
    ),
    "draw.title.tracks": ("Tracks", "Шкалы"),
    "draw.track.camels": ("Camels", "Верблюды"),
    "draw.track.offerings": ("Offerings × ziggurats", "Пожертвования × зиккураты"),
    "draw.tracks": (
        "{seat:player}: {camels} {camels|camel|camels}, offering space {spaces}",
        "{seat:player}: верблюдов {camels}, деление пожертвований {spaces}",
    ),
    "draw.offer": ("Offering track: offer a camel", "Шкала пожертвований: пожертвовать верблюда"),
    "draw.title.hands": ("Hands", "Карты игроков"),
    "draw.title.supply": ("Supply: have / need", "Снабжение: есть / нужно"),
    "draw.demand": ("{food:food}: have {have}, need {need}", "{food:food}: есть {have}, нужно {need}"),
    "draw.wild": ("jokers {jokers}, plows {plows}", "джокеры {jokers}, плуги {plows}"),
    "draw.title.yield": ("Income and prestige", "Доход и престиж"),
    "draw.yield.huts": ("If all these huts are fed", "Если накормить все эти хижины"),
    "draw.yield.feed": ("With the huts fed so far", "С уже накормленными хижинами"),
    "draw.yield.told": (
        "income {camels} {camels|camel|camels}, prestige {points} {points|point|points}",
        "доход {camels} {camels|верблюд|верблюда|верблюдов}, престиж {points} {points|очко|очка|очков}",
    ),
    "draw.title.forecast": ("If the flood came now", "Если бы паводок пришёл сейчас"),
    "draw.head.rank": ("rank", "место"),
    "draw.head.assur": ("Assur", "Ассур"),
    "draw.head.high": ("high", "высш."),
    "draw.head.offerings": ("offerings", "дары"),
    "draw.head.total": ("sum", "всего"),
    "draw.outlook": (
        "{seat:player}: rank {rank}, influence {influence}, Assur {assur}, high dignitary {high}, "
        "offerings {offerings}, in all {points}; {washed} river {washed|hut|huts} lost",
        "{seat:player}: место {rank}, влияние {influence}, Ассур {assur}, высший сановник {high}, "
        "пожертвования {offerings}, всего {points}; хижин унесёт: {washed}",
    ),
    "draw.outlook.none": (
        "{seat:player}: no rank, offerings {offerings}, in all {points}; {washed} river {washed|hut|huts} "
        "lost",
        "{seat:player}: места нет, пожертвования {offerings}, всего {points}; хижин унесёт: {washed}",
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
