"""Tigris & Euphrates' messages: key -> English, Russian."""

from __future__ import annotations

from typing import Final

from pyengine.core.words import CORE, Catalogue, Words

NAMES: Final[Catalogue] = {
    "title": ("Tigris & Euphrates", "Тигр и Евфрат"),
    "title.short": ("Tigris", "Тигр и Евфрат"),
    "tagline": (
        "Kingdoms between two rivers: grow all four spheres at once",
        "Царства между двух рек: растите все четыре сферы сразу",
    ),
    "tile.r": ("temple", "храм"),
    "tile.g": ("market", "рынок"),
    "tile.k": ("settlement", "поселение"),
    "tile.b": ("farm", "ферма"),
    "tile_whom.r": ("a temple", "храм"),
    "tile_whom.g": ("a market", "рынок"),
    "tile_whom.k": ("a settlement", "поселение"),
    "tile_whom.b": ("a farm", "ферму"),
    "tiles.r": ("temples", "храмы"),
    "tiles.g": ("markets", "рынки"),
    "tiles.k": ("settlements", "поселения"),
    "tiles.b": ("farms", "фермы"),
    "tiles_of.r": ("temples", "храмов"),
    "tiles_of.g": ("markets", "рынков"),
    "tiles_of.k": ("settlements", "поселений"),
    "tiles_of.b": ("farms", "ферм"),
    "color.r": ("red", "красный"),
    "color.g": ("green", "зелёный"),
    "color.k": ("black", "чёрный"),
    "color.b": ("blue", "синий"),
    "points.r": ("red", "красные очки"),
    "points.g": ("green", "зелёные очки"),
    "points.k": ("black", "чёрные очки"),
    "points.b": ("blue", "синие очки"),
    "leader.priest": ("priest", "жрец"),
    "leader.trader": ("trader", "торговец"),
    "leader.king": ("king", "царь"),
    "leader.farmer": ("farmer", "фермер"),
    "leader_whom.priest": ("the priest", "жреца"),
    "leader_whom.trader": ("the trader", "торговца"),
    "leader_whom.king": ("the king", "царя"),
    "leader_whom.farmer": ("the farmer", "фермера"),
    "leaders.priest": ("priests", "жрецы"),
    "leaders.trader": ("traders", "торговцы"),
    "leaders.king": ("kings", "цари"),
    "leaders.farmer": ("farmers", "фермеры"),
    "leaders_of.priest": ("priests", "жрецов"),
    "leaders_of.trader": ("traders", "торговцев"),
    "leaders_of.king": ("kings", "царей"),
    "leaders_of.farmer": ("farmers", "фермеров"),
    "thing.r": ("a temple", "храм"),
    "thing.g": ("a market", "рынок"),
    "thing.k": ("a settlement", "поселение"),
    "thing.b": ("a farm", "ферма"),
    "thing.leader": ("a leader", "вождь"),
    "thing.ruin": ("a catastrophe", "катастрофа"),
    "thing.monument": ("a monument", "монумент"),
    "thing.wonder": ("the wonder", "чудо света"),
    "pair.rb": ("red-blue", "красно-синий"),
    "pair.gk": ("green-black", "зелёно-чёрный"),
    "pair.kb": ("black-blue", "чёрно-синий"),
    "pair.gb": ("green-blue", "зелёно-синий"),
    "pair.rg": ("red-green", "красно-зелёный"),
    "pair.rk": ("red-black", "красно-чёрный"),
    "building.library": ("library", "библиотека"),
    "building.market_hall": ("covered market", "крытый рынок"),
    "building.palace": ("palace", "дворец"),
    "building.granary": ("granary", "амбар"),
    "building_whom.library": ("the library", "библиотеку"),
    "building_whom.market_hall": ("the covered market", "крытый рынок"),
    "building_whom.palace": ("the palace", "дворец"),
    "building_whom.granary": ("the granary", "амбар"),
    "cause.tile": ("for the tile", "за тайл"),
    "cause.revolt": ("for the revolt", "за бунт"),
    "cause.war": ("for the war", "за войну"),
    "cause.monument": ("for the monument", "за монумент"),
    "cause.wonder": ("for the wonder", "за чудо света"),
    "gain.tile": ("tiles laid", "за тайлы"),
    "gain.revolt": ("revolts won", "за бунты"),
    "gain.war": ("wars won", "за войны"),
    "gain.monument": ("monuments", "за монументы"),
    "gain.wonder": ("the wonder", "за чудо света"),
    "gain.treasure": ("treasures", "за сокровища"),
    "part.least": ("weakest sphere", "слабейшая сфера"),
    "part.second": ("second weakest", "вторая снизу"),
    "part.third": ("third weakest", "третья снизу"),
    "part.most": ("strongest sphere", "сильнейшая сфера"),
}

OPTIONS: Final[Catalogue] = {
    "preset.classic": ("Classic", "Классика"),
    "preset.classic.why": (
        "The standard map and nothing else: the game as most people know it.",
        "Стандартная карта и ничего больше: игра, какой её знает большинство.",
    ),
    "preset.newer": ("Newer edition", "Новое издание"),
    "preset.newer.why": (
        "Choose the map, civilization buildings, the wonder and the English variant, in any combination.",
        "Выберите карту, здания цивилизации, чудо и английский вариант в любом сочетании.",
    ),
    "option.board": ("Map", "Карта"),
    "option.board.standard": ("Standard", "Обычная"),
    "option.board.advanced": ("Advanced", "Для опытных"),
    "option.board.why": (
        "The advanced map has other rivers and 14 treasures, six of them framed.",
        "На карте для опытных другие реки и 14 сокровищ, шесть из них в рамке.",
    ),
    "option.buildings": ("Civilization buildings", "Здания цивилизации"),
    "option.buildings.off": ("Without", "Без них"),
    "option.buildings.on": ("With", "С ними"),
    "option.buildings.why": (
        "A line of three equal tiles carries a building; tiles of its colour then score two points.",
        "Линия из трёх одинаковых тайлов несёт здание; тайлы его цвета приносят тогда два очка.",
    ),
    "option.wonder": ("Wonder of the world", "Чудо света"),
    "option.wonder.off": ("Without", "Без него"),
    "option.wonder.on": ("With", "С ним"),
    "option.wonder.why": (
        "A cross of five equal tiles may become the wonder; it pays the king who reigns there.",
        "Крест из пяти одинаковых тайлов может стать чудом; оно платит царю, который там правит.",
    ),
    "option.english": ("English variant", "Английский вариант"),
    "option.english.off": ("No", "Нет"),
    "option.english.on": ("Yes", "Да"),
    "option.english.why": (
        "In a conflict nobody may throw away tiles: an attacker adds only to get ahead, a defender "
        "only to tie.",
        "В конфликте нельзя сбрасывать лишнее: нападающий добавляет, только чтобы обогнать, "
        "защитник — чтобы сравнять.",
    ),
    "option.scores": ("Points", "Очки"),
    "option.scores.hidden": ("Behind the screen", "За ширмой"),
    "option.scores.open": ("Open", "Открыты"),
    "option.scores.why": (
        "By the rules points and treasures lie behind screens until the end.",
        "По правилам очки и сокровища до конца лежат за ширмами.",
    ),
    "option.starter": ("Who starts", "Кто начинает"),
    "option.starter.random": ("By lot", "По жребию"),
    "option.starter.1": ("First seat", "Первое место"),
    "option.starter.2": ("Second seat", "Второе место"),
    "option.starter.3": ("Third seat", "Третье место"),
    "option.starter.4": ("Fourth seat", "Четвёртое место"),
    "option.starter.why": (
        "A lot decides who takes the first turn, or your choice; then the seats follow in order.",
        "Первый ход решает жребий или ваш выбор; дальше места идут по порядку.",
    ),
}

QUESTIONS: Final[Catalogue] = {
    "question.act": (
        "Your turn: {count} {count|action|actions} left. Lay a tile, place or move a leader, play "
        "a catastrophe, "
        "swap tiles, or end the turn.",
        "Ваш ход, осталось: {count} {count|действие|действия|действий}. Положите тайл, поставьте "
        "или передвиньте "
        "вождя, сыграйте катастрофу, обменяйте тайлы или закончите ход.",
    ),
    "question.act.done": (
        "Both actions are done: end the turn, or take the last one back.",
        "Оба действия сделаны: закончите ход или отмените последнее.",
    ),
    "question.act.other": ("{seat:player} is acting.", "{seat:player}: ход, действия."),
    "question.war": (
        "Several wars have begun: which is fought first?",
        "Началось несколько войн: какая идёт первой?",
    ),
    "question.war.other": (
        "{seat:player} is choosing which war comes first.",
        "{seat:player}: выбор, какая война первая.",
    ),
    "question.support.attack": (
        "You attack with {own}, against {other}. How many {color:tiles} do you add? A tie goes to "
        "the defender.",
        "Вы нападаете: {own} против {other}. Сколько {color:tiles_of} добавите? Равенство — за защитником.",
    ),
    "question.support.defence": (
        "You defend with {own}, against {other}. How many {color:tiles} do you add? A tie is yours.",
        "Вы защищаетесь: {own} против {other}. Сколько {color:tiles_of} добавите? Равенство — за вами.",
    ),
    "question.support.other": (
        "{seat:player} is choosing how many {color:tiles} to add.",
        "{seat:player}: выбор, сколько {color:tiles_of} добавить.",
    ),
    "question.build": (
        "A line of {count} {color:tiles}: put {building:building_whom} on it, or leave it.",
        "Линия, {color:tiles}: {count}. Поставьте на неё {building:building_whom} или откажитесь.",
    ),
    "question.build.other": (
        "{seat:player} may place {building:building_whom}.",
        "{seat:player}: можно поставить {building:building_whom}.",
    ),
    "question.raise": (
        "Four {color:tiles} in a square: build a monument of one of these colours, or leave it.",
        "Квадрат, {color:tiles}: 4. Постройте монумент этого цвета или откажитесь.",
    ),
    "question.raise.wonder": (
        "A cross of five {color:tiles}: build the wonder, or leave it.",
        "Крест, {color:tiles}: 5. Постройте чудо или откажитесь.",
    ),
    "question.raise.both": (
        "A cross of five {color:tiles} and a square: build the wonder or a monument, or leave it.",
        "Крест и квадрат, {color:tiles}. Постройте чудо или монумент или откажитесь.",
    ),
    "question.raise.where": (
        "Several places fit: point at a marked tile too.",
        "Мест несколько: укажите и отмеченный тайл.",
    ),
    "question.raise.other": ("{seat:player} may build.", "{seat:player}: можно строить."),
    "question.keep": (
        "Your trader takes the treasures of this kingdom: which one stays on the board?",
        "Ваш торговец забирает сокровища этого царства: какое останется на карте?",
    ),
    "question.keep.other": (
        "{seat:player} is choosing which treasure stays.",
        "{seat:player}: выбор, какое сокровище останется.",
    ),
    "question.colour": (
        "Your king reigns over the wonder: in which colour is the point?",
        "Ваш царь правит у чуда: какого цвета взять очко?",
    ),
    "question.colour.other": (
        "{seat:player} is choosing a colour for the wonder's point.",
        "{seat:player}: выбор цвета очка за чудо.",
    ),
    "question.over": ("The game is over.", "Партия окончена."),
    "do.end": ("End turn", "Закончить ход"),
    "do.swap": ("Swap", "Обменять"),
    "do.support": ("Support", "Поддержать"),
    "do.withdraw": ("Withdraw", "Отозвать"),
    "do.skip": ("Build nothing", "Не строить"),
}

LABELS: Final[Catalogue] = {
    "label.tile": ("Lay {tile:tile_whom} on {cell}", "Положить {tile:tile_whom} на {cell}"),
    "label.leader": ("Put {leader:leader_whom} on {cell}", "Поставить {leader:leader_whom} на {cell}"),
    "label.leader.move": (
        "Move {leader:leader_whom} to {cell}",
        "Передвинуть {leader:leader_whom} на {cell}",
    ),
    "label.withdraw": ("Withdraw {leader:leader_whom}", "Отозвать {leader:leader_whom}"),
    "label.ruin": ("Catastrophe on {cell}", "Катастрофа на {cell}"),
    "label.swap": ("Swap: {tiles:tile}", "Обменять: {tiles:tile}"),
    "label.war": ("War of the {leader:leaders}", "Война {leader:leaders_of}"),
    "label.support": (
        "Add {color:tiles}: {count}",
        "Добавить: {color:tiles} — {count}",
    ),
    "label.support.none": ("Add nothing", "Ничего не добавлять"),
    "label.build": (
        "Put {building:building_whom} on {cell}",
        "Поставить {building:building_whom} на {cell}",
    ),
    "label.monument": (
        "Build the {pair:pair} monument on {cell}",
        "Построить монумент на {cell}: {pair:pair}",
    ),
    "label.wonder": ("Build the wonder round {cell}", "Возвести чудо вокруг {cell}"),
    "label.skip": ("Build nothing", "Не строить"),
    "label.keep": ("Leave the treasure on {cell}", "Оставить сокровище на {cell}"),
    "label.colour": ("A {color:color} point", "Очко, цвет {color:color}"),
    "label.end": ("End turn", "Закончить ход"),
}

EVENTS: Final[Catalogue] = {
    "event.turn": ("Turn {number}: {seat:player}", "Ход {number}: {seat:player}"),
    "event.tile": ("{seat:player} lays {tile:tile_whom} on {cell}.", "{seat:player}: {tile:tile} на {cell}."),
    "event.points": ("Points go behind a screen.", "Очки уходят за ширму."),
    "event.points.passing": (
        "{owner:player}: +{count} {color:points} {cause:cause}.",
        "{owner:player}: {color:points} +{count} {cause:cause}.",
    ),
    "event.union": (
        "{cell} joins two kingdoms; the uniting tile scores nothing.",
        "{cell} соединяет два царства; за соединяющий тайл очков нет.",
    ),
    "event.leader": (
        "{seat:player} puts {leader:leader_whom} on {cell}.",
        "{seat:player}: {leader:leader} на {cell}.",
    ),
    "event.leader_moved": (
        "{seat:player} moves {leader:leader_whom} from {origin} to {cell}.",
        "{seat:player}: {leader:leader} переходит с {origin} на {cell}.",
    ),
    "event.withdrew": (
        "{seat:player} withdraws {leader:leader_whom} from {cell}.",
        "{seat:player}: {leader:leader} отозван с {cell}.",
    ),
    "event.home": (
        "{seat:player}: the {leader:leader} on {cell} has no temple beside it and goes home.",
        "{seat:player}: {leader:leader} на {cell} остаётся без храма и уходит с карты.",
    ),
    "event.ruin": ("{seat:player} plays a catastrophe on {cell}.", "{seat:player}: катастрофа на {cell}."),
    "event.ruin_tile": (
        "{seat:player} plays a catastrophe on the {tile:tile} at {cell}.",
        "{seat:player}: катастрофа на {cell}, под ней пропадает {tile:tile}.",
    ),
    "event.swapped": (
        "{seat:player} swaps {count} {count|tile|tiles}.",
        "{seat:player}: обмен, {count} {count|тайл|тайла|тайлов}.",
    ),
    "event.swapped.secret": (
        "{seat:player} swaps {count} {count|tile|tiles}: {tiles:tile}.",
        "{seat:player}: обмен, {count} {count|тайл|тайла|тайлов}: {tiles:tile}.",
    ),
    "event.drew": (
        "{seat:player} draws {count} {count|tile|tiles}.",
        "{seat:player}: из мешка {count} {count|тайл|тайла|тайлов}.",
    ),
    "event.drew.secret": (
        "{seat:player} draws {count} {count|tile|tiles}: {tiles:tile}.",
        "{seat:player}: из мешка {count} {count|тайл|тайла|тайлов}: {tiles:tile}.",
    ),
    "event.revolt": (
        "Revolt: the {leader:leader} of {seat:player} against that of {defender:player}, {attack} "
        "to {defence} "
        "on the board.",
        "Бунт {leader:leaders_of}: нападает {seat:player}, защищается {defender:player}, "
        "на карте {attack} : {defence}.",
    ),
    "event.war": (
        "War of the {leader:leaders}: {seat:player} attacks {defender:player}, {attack} to "
        "{defence} on the board.",
        "Война {leader:leaders_of}: нападает {seat:player}, защищается {defender:player}, "
        "на карте {attack} : {defence}.",
    ),
    "event.supported": (
        "{seat:player} adds {color:tiles}: {count}.",
        "{seat:player}: с руки добавлены {color:tiles}, {count}.",
    ),
    "event.revolt_won": (
        "{seat:player} wins the revolt, {attack} to {defence}; the {leader:leader} of "
        "{loser:player} goes home.",
        "{seat:player}: победа в бунте, {attack} : {defence}; {leader:leader} уходит с карты, "
        "хозяин — {loser:player}.",
    ),
    "event.war_won": (
        "{seat:player} wins the war, {attack} to {defence}; the {leader:leader} of {loser:player} goes home.",
        "{seat:player}: победа в войне, {attack} : {defence}; {leader:leader} уходит с карты, "
        "хозяин — {loser:player}.",
    ),
    "event.leaves": (
        "the {leader:leader} of {seat:player} goes home.",
        "с карты уходит {leader:leader}, хозяин — {seat:player}.",
    ),
    "event.lost": (
        "The losing side's supporters leave the board.",
        "Сторонники проигравшего уходят с карты.",
    ),
    "event.lost.passing": (
        "Off the board: {color:tiles} {cells} ({count}).",
        "С карты уходят {color:tiles}: {cells} ({count}).",
    ),
    "event.built": (
        "{seat:player} puts {building:building_whom} on {cell}.",
        "{seat:player}: {building:building} на {cell}.",
    ),
    "event.rebuilt": (
        "{seat:player} moves {building:building_whom} from {origin} to {cell}.",
        "{seat:player}: {building:building} переносится с {origin} на {cell}.",
    ),
    "event.building_back": (
        "The {building:building} on {cell} goes back to the supply.",
        "{cell}: {building:building} уходит в запас.",
    ),
    "event.monument": (
        "{seat:player} builds the {pair:pair} monument on {cell}.",
        "{seat:player}: монумент на {cell}, {pair:pair}.",
    ),
    "event.wonder": (
        "{seat:player} builds the wonder of the world round {cell}.",
        "{seat:player}: чудо света вокруг {cell}.",
    ),
    "event.declined": ("{seat:player} builds nothing.", "{seat:player}: отказ от постройки."),
    "event.treasures": ("Treasures go behind a screen.", "Сокровища уходят за ширму."),
    "event.treasures.passing": (
        "{owner:player} takes {count} {count|treasure|treasures}: {cells}.",
        "{owner:player}: {count} {count|сокровище|сокровища|сокровищ} — {cells}.",
    ),
    "event.ended": ("{seat:player} ends the turn.", "{seat:player}: конец хода."),
    "event.over": (
        "The game is over: {reason:reason}. {winners:player} wins.",
        "Партия окончена: {reason:reason}. Победа — {winners:player}.",
    ),
    "event.over.shared": (
        "The game is over: {reason:reason}. {winners:player} share the victory.",
        "Партия окончена: {reason:reason}. Победа поровну — {winners:player}.",
    ),
    "reason.treasures": ("hardly a treasure is left on the board", "сокровищ на карте почти не осталось"),
    "reason.bag": ("the bag is empty and a tile is missing", "мешок пуст, а тайла не хватает"),
    "outcome.war": (
        "War of the {leader:leaders}, {attack} to {defence} on the board",
        "Война {leader:leaders_of}, на карте {attack} : {defence}",
    ),
    "outcome.attack": (
        "{attacker:player} wins by adding at least {need} more than {defender:player} ({color:tiles})",
        "Победа — {attacker:player}, если добавить хотя бы на {need} больше, чем {defender:player} "
        "({color:tiles})",
    ),
    "outcome.attack.now": (
        "{attacker:player} wins unless {defender:player} catches up",
        "Победа — {attacker:player}, если {defender:player} не догонит",
    ),
    "outcome.defend": (
        "{defender:player} holds by adding at least {need} more than {attacker:player} ({color:tiles})",
        "Победа — {defender:player}, если добавить хотя бы на {need} больше, чем {attacker:player} "
        "({color:tiles})",
    ),
    "outcome.defend.now": (
        "{defender:player} holds if {attacker:player} does not get ahead",
        "Победа — {defender:player}, если {attacker:player} не обгонит",
    ),
    "outcome.stands": (
        "{attacker:player} wins if {defender:player} adds fewer than {need} ({color:tiles})",
        "Победа — {attacker:player}, если {defender:player} добавит меньше {need} ({color:tiles})",
    ),
    "outcome.holds": (
        "{defender:player} holds by adding {need} or more ({color:tiles})",
        "Победа — {defender:player}, если добавить {need} или больше ({color:tiles})",
    ),
}

REFUSALS: Final[Catalogue] = {
    "refusal.asked.act": (
        "it is time for an action, or for the end of the turn.",
        "сейчас время действия или конца хода.",
    ),
    "refusal.asked.war": (
        "first the active player chooses which war is fought next.",
        "сначала действующий игрок выбирает, какая война следующая.",
    ),
    "refusal.asked.support": (
        "a conflict is being fought; support is chosen now.",
        "идёт конфликт; сейчас выбирают поддержку.",
    ),
    "refusal.asked.build": (
        "first decide about the building on the new line.",
        "сначала решите, ставить ли здание на новую линию.",
    ),
    "refusal.asked.raise": (
        "first decide about the monument or the wonder.",
        "сначала решите, строить ли монумент или чудо.",
    ),
    "refusal.asked.keep": (
        "first choose which treasure stays on the board.",
        "сначала выберите, какое сокровище останется на карте.",
    ),
    "refusal.asked.colour": (
        "first choose the colour of the wonder's point.",
        "сначала выберите цвет очка за чудо.",
    ),
    "refusal.spent": (
        "both actions of this turn are done.",
        "оба действия этого хода уже сделаны.",
    ),
    "refusal.not_in_hand": ("there is no {tile:tile} in the hand.", "на руке нет тайла «{tile:tile}»."),
    "refusal.taken": (
        "{cell} is not empty: {thing:thing} is there.",
        "{cell} не пустует: там {thing:thing}.",
    ),
    "refusal.tile.river": (
        "only farms go on the river, and {cell} is river.",
        "на реку кладут только фермы, а {cell} — река.",
    ),
    "refusal.tile.land": (
        "farms go on the river, and {cell} is land.",
        "фермы кладут на реку, а {cell} — суша.",
    ),
    "refusal.tile.joins": (
        "{cell} touches {count} kingdoms, and a tile may join two at the most.",
        "{cell} касается {count} царств, а тайл может соединить не больше двух.",
    ),
    "refusal.leader.same": (
        "the {leader:leader} stands on {cell} already.",
        "{leader:leader} уже стоит на {cell}.",
    ),
    "refusal.leader.river": ("leaders do not stand on the river.", "вожди не стоят на реке."),
    "refusal.leader.temple": (
        "a leader needs a face-up temple beside it, and {cell} has none.",
        "вождю нужен рядом открытый храм, а у {cell} его нет.",
    ),
    "refusal.leader.joins": (
        "{cell} touches more than one kingdom, and a leader may not join kingdoms.",
        "{cell} касается нескольких царств, а вождь не может их соединять.",
    ),
    "refusal.withdraw.home": (
        "the {leader:leader} is not on the board.",
        "{leader:leader} и так не на карте.",
    ),
    "refusal.ruin.none": ("both catastrophes are played.", "обе катастрофы уже сыграны."),
    "refusal.ruin.treasure": (
        "a treasure lies on {cell}, and no catastrophe may hit it.",
        "на {cell} лежит сокровище, катастрофе туда нельзя.",
    ),
    "refusal.ruin.building": (
        "{building:building_whom} on {cell} protects its tile.",
        "на {cell} стоит {building:building}, тайл под зданием защищён.",
    ),
    "refusal.ruin.taken": (
        "no catastrophe may hit {cell}: {thing:thing} is there.",
        "катастрофе нельзя на {cell}: там {thing:thing}.",
    ),
    "refusal.swap.nothing": (
        "at least one tile must be swapped.",
        "обменять нужно хотя бы один тайл.",
    ),
    "refusal.swap.have": (
        "the hand has only {have} of the {color:tiles}, not {count}.",
        "{color:tiles}: на руке только {have}, а не {count}.",
    ),
    "refusal.war.peace": (
        "there is no war between {leader:leaders} here.",
        "войны {leader:leaders_of} здесь нет.",
    ),
    "refusal.support.have": (
        "the hand has only {have} of the {color:tiles}, not {count}.",
        "{color:tiles}: на руке только {have}, а не {count}.",
    ),
    "refusal.support.ahead": (
        "an attacker adds tiles only to get ahead, which takes at least {need}.",
        "нападающий добавляет, только чтобы обогнать, а для этого нужно не меньше {need}.",
    ),
    "refusal.support.level": (
        "a defender adds exactly as many as a tie takes, here {need}.",
        "защитник добавляет ровно столько, сколько нужно для равенства: {need}.",
    ),
    "refusal.support.enough": (
        "the defence is strong enough already, so nothing may be added.",
        "защита уже не слабее, добавлять ничего нельзя.",
    ),
    "refusal.build.line": (
        "{building:building_whom} goes on a straight line of three or more that holds the tile just laid; "
        "{cell} is not on one.",
        "{building:building} ставится на прямую линию от трёх тайлов с только что положенным; "
        "{cell} не на ней.",
    ),
    "refusal.build.longer": (
        "{building:building_whom} moves only to a line longer than the one it stands on; {cell} is "
        "not on such a line.",
        "{building:building} переносится только на более длинную линию; {cell} не на ней.",
    ),
    "refusal.monument.built": (
        "the {pair:pair} monument is built already.",
        "этот монумент уже построен ({pair:pair}).",
    ),
    "refusal.monument.colour": (
        "the {pair:pair} monument does not have the colour of the {tile:tiles}.",
        "{tile:tiles}: монумент {pair:pair} не этого цвета.",
    ),
    "refusal.monument.square": (
        "at {cell} no square of four equal tiles begins that holds the tile just laid.",
        "на {cell} не начинается квадрат из четырёх одинаковых тайлов с только что положенным.",
    ),
    "refusal.monument.edge": (
        "no square of four spaces begins at {cell}.",
        "на {cell} квадрат из четырёх клеток не начинается.",
    ),
    "refusal.wonder.off": (
        "this table plays without the wonder.",
        "за этим столом играют без чуда света.",
    ),
    "refusal.wonder.built": ("the wonder is built already.", "чудо света уже построено."),
    "refusal.wonder.cross": (
        "{cell} is not the centre of a cross of five equal tiles that holds the tile just laid.",
        "{cell} — не середина креста из пяти одинаковых тайлов с только что положенным.",
    ),
    "refusal.keep.none": (
        "there is no treasure of this kingdom on {cell}.",
        "на {cell} нет сокровища этого царства.",
    ),
    "refusal.keep.framed": (
        "the space {cell} is framed, and framed treasures are taken first.",
        "клетка {cell} в рамке, а сокровища в рамке забирают первыми.",
    ),
}

POSITIONS: Final[Catalogue] = {
    "position.seats": (
        "Tigris & Euphrates has two to four seats: 'seat 1', 'seat 2' and so on",
        "в «Тигре и Евфрате» от двух до четырёх мест: «seat 1», «seat 2» и далее",
    ),
    "position.impossible": (
        "this table cannot be: a leader has no temple beside it, two leaders of a colour share a kingdom, "
        "or monuments and wonder do not fit their spaces",
        "такого стола быть не может: вождь без храма рядом, два вождя одного цвета в одном царстве "
        "или монументы и чудо не на своих клетках",
    ),
    "position.width": (
        "'{key}' has {count} spaces instead of {width}",
        "в «{key}» клеток {count}, а нужно {width}",
    ),
    "position.sign": (
        "'{sign}' cannot stand on {cell}",
        "«{sign}» не может стоять на {cell}",
    ),
    "position.monument": (
        "'{value}' is no monument; write like 'rb f5'",
        "«{value}» — не монумент; пишите как «rb f5»",
    ),
    "position.tiles": (
        "there are more than {most} {tile:tiles} on this table",
        "{tile:tiles}: на столе больше {most}",
    ),
    "position.conflict": (
        "a conflict needs 'step: support' and a leader of each of the two seats on the board",
        "для конфликта нужны «step: support» и вожди обоих мест на карте",
    ),
    "position.words": (
        "'{key}' cannot be '{value}': a word is missing or too many",
        "«{key}» не бывает «{value}»: слов не столько",
    ),
    "position.cell": (
        "'{value}' in '{key}' is no space; spaces are a1 to p11",
        "«{value}» в «{key}» — не клетка; клетки от a1 до p11",
    ),
    "position.counts": (
        "'{value}' in '{key}' is not written like '2 r 1 k'",
        "«{value}» в «{key}» записано не так, как «2 r 1 k»",
    ),
    "position.hand": (
        "a hand has at most {most} tiles, not {count}",
        "на руке не больше {most} тайлов, а не {count}",
    ),
}

FACTS: Final[Catalogue] = {
    "fact.kingdoms": ("kingdoms", "царства"),
    "fact.leaders": ("leaders", "вожди"),
    "fact.strength": ("supporters", "сторонники"),
    "fact.treasures": ("treasures", "сокровища"),
    "fact.conflict": ("conflict", "конфликт"),
    "fact.spaces": ("spaces", "клетки"),
    "fact.treasures_left": ("treasures on the map", "сокровищ на карте"),
}

# ---------------------------------------------------------------- drawing: labels and words on the panels
DRAWING: Final[Catalogue] = {
    "draw.board": ("The map of Tigris and Euphrates", "Карта Тигра и Евфрата"),
    "draw.land": ("land", "суша"),
    "draw.river": ("river", "река"),
    "draw.on.nothing": ("empty", "пусто"),
    "draw.on.tile-r": ("temple", "храм"),
    "draw.on.tile-g": ("market", "рынок"),
    "draw.on.tile-k": ("settlement", "поселение"),
    "draw.on.tile-b": ("farm", "ферма"),
    "draw.on.tile-back": ("monument", "монумент"),
    "draw.on.ruin": ("catastrophe", "катастрофа"),
    "draw.on.wonder": ("wonder of the world", "чудо света"),
    "draw.treasure": ("treasure", "сокровище"),
    "draw.strength": (
        "{leader:leader} of {seat:player}; strength in a war {war} ({color:tiles} of the kingdom), "
        "in a revolt {revolt} (temples beside it)",
        "{leader:leader}, {seat:player}; сила в войне {war} ({color:tiles} царства), "
        "в бунте {revolt} (храмы рядом)",
    ),
    "draw.hand": ("{tile:tile}: {count} in hand", "{tile:tile}: на руке {count}"),
    "draw.hand.size": (
        "{seat:player}: {count} {count|tile|tiles} in hand",
        "{seat:player}: на руке {count} {count|тайл|тайла|тайлов}",
    ),
    "draw.own.home": ("your {leader:leader}, not on the map", "ваш {leader:leader}, не на карте"),
    "draw.own.away": ("your {leader:leader}, on {cell}", "ваш {leader:leader}, на {cell}"),
    "draw.ruins": ("catastrophes left: {count}", "осталось катастроф: {count}"),
    "draw.points": ("points: {points}; treasures {count}", "очки: {points}; сокровища {count}"),
    "draw.left": ("{count|treasure|treasures} on the map", "{count|сокровище|сокровища|сокровищ} на карте"),
    "draw.supply": (
        "{count} {count|treasure|treasures} on the map; monuments to build: {pairs:pair}",
        "На карте {count} {count|сокровище|сокровища|сокровищ}; монументы в запасе: {pairs:pair}",
    ),
    "draw.supply.none": (
        "{count} {count|treasure|treasures} on the map; all monuments are built",
        "На карте {count} {count|сокровище|сокровища|сокровищ}; все монументы построены",
    ),
    "draw.guide": (
        "Without the right leader the king takes the point.",
        "Если нужного вождя нет, очко берёт царь.",
    ),
    "draw.revolt": ("Revolt of the {leader:leaders}", "Бунт {leader:leaders_of}"),
    "draw.war": ("War of the {leader:leaders}", "Война {leader:leaders_of}"),
    "draw.strengths": (
        "{attacker:player} attacks with {attack}, {defender:player} defends with {defence}",
        "{attacker:player} — нападение, {attack}; {defender:player} — защита, {defence}",
    ),
    "draw.sum": ("{board} on the map + {hand}", "{board} на карте + {hand}"),
    "draw.sum.open": ("{board} on the map", "{board} на карте"),
    "draw.support": ("{side}: {cells}", "{side}: {cells}"),
    "draw.support.none": ("{side}: nothing on the map", "{side}: на карте ничего"),
    "draw.decides.attack": (
        "{seat:player} decides first how many {tile:tiles} to add.",
        "{seat:player}: первое решение, сколько {tile:tiles_of} добавить.",
    ),
    "draw.decides.defence": (
        "{seat:player} decides now how many {tile:tiles} to add.",
        "{seat:player}: теперь решение, сколько {tile:tiles_of} добавить.",
    ),
    "draw.need.attack": (
        "To get ahead takes {count}; a tie goes to the defence.",
        "Чтобы обогнать, нужно {count}; равенство — за защитой.",
    ),
    "draw.need.ahead": ("The attack is ahead.", "Нападение впереди."),
    "draw.need.defence": ("A tie is enough, and takes {count}.", "Хватит равенства: для него нужно {count}."),
    "draw.need.held": ("The defence holds already.", "Защита уже держится."),
    "draw.monument": ("{pair:pair} monument", "монумент, {pair:pair}"),
    "draw.wonder": ("wonder of the world", "чудо света"),
    "draw.word.bot": ("bot", "бот"),
    "draw.word.attack": ("attack", "нападение"),
    "draw.word.defence": ("defence", "защита"),
    "draw.word.won": ("victory", "победа"),
    "draw.title.map": ("On the map and beside it", "На карте и рядом"),
    "draw.title.guide": ("Who scores", "Кто получает очки"),
    "draw.title.wars": ("Which war first?", "Какая война первая?"),
    "draw.title.raise": ("What to build?", "Что построить?"),
    "draw.title.colour": ("Which colour?", "Какого цвета?"),
}

WORDS: Final = Words(CORE, NAMES, OPTIONS, QUESTIONS, LABELS, EVENTS, REFUSALS, POSITIONS, FACTS, DRAWING)
