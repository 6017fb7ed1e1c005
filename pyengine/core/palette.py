"""The colours of the product as tokens: two themes, and the colours that are the same in both.

Drawings never name a colour of a theme; they write `var(--token)` (see `svg.paint`), and the page
declares the tokens once for each theme with `css`. Ratios and uses are in docs of the look: a border is
always a pair of lines, so that one of the two stands out on any ground.

A tile, tribe or tier has partners of its own name: `redd` is the dark under-edge of `red`, `redp` its
pattern, `tier1h` the lit edge of `tier1`.
"""

from __future__ import annotations

from typing import Literal

Theme = Literal["light", "dark"]

LIGHT: dict[str, str] = {
    # the page: papyrus, sheets on it, text, controls
    "ground": "#EADCC0", "ground2": "#E2D1B0", "panel": "#FAF4E6", "panel2": "#F2E7D0",
    "line": "#D0B98F", "line2": "#8F744B", "ink": "#2A1C11", "ink2": "#5B4530",
    "accent": "#0A666B", "accentink": "#FFF9EC", "accent2": "#D3E9E2", "focus": "#0A666B",
    "seal": "#9A2D1F", "sealink": "#FFF4E6", "gold": "#8A5A0C", "goldhi": "#E8B548",
    "bar": "#2A1C11", "barink": "#FAF4E6", "barline": "#2A1C11",
    # the board: clay, incised lines, rim, water
    "land": "#E3C290", "land2": "#DAB581", "landline": "#AD8650", "landhi": "#F2DCB2",
    "frame": "#91623A", "frame2": "#6F4728", "framehi": "#B98C5E", "frameink": "#FFF3DA",
    "water": "#4FB4B1", "water2": "#2F8F92", "waterhi": "#A5E2DA", "bank": "#7E5D34", "bank2": "#C3A068",
    "fertile": "#C3C583", "fertile2": "#B2B772", "riverland": "#D5CB90",
    "kingdom": "#FFF6DF", "kingdomline": "#3A2412", "hint": "#0A666B", "hintf": "#FFF3DC78",
    "relief": "#AD7D50", "reliefhi": "#DDBB8D", "reliefsh": "#55341A", "sky": "#F3E3C2", "well": "#D3AE78",
    # the four glazes of tiles
    "red": "#A63528", "redd": "#6E1D15", "redp": "#BE5344",
    "green": "#3A6B37", "greend": "#234521", "greenp": "#54874F",
    "black": "#332D2A", "blackd": "#171311", "blackp": "#544B46",
    "blue": "#28499C", "blued": "#162C66", "bluep": "#4768B8",
    # every piece
    "ivory": "#FFF3DC", "rim": "#FFF3DC", "rimo": ".62", "pieceline": "#2A1C11", "shadow": "#2A1506",
}  # fmt: skip

DARK: dict[str, str] = {
    "ground": "#15100C", "ground2": "#1C1510", "panel": "#251B14", "panel2": "#30241A",
    "line": "#4B3A29", "line2": "#A98D64", "ink": "#F5E9D3", "ink2": "#CDB896",
    "accent": "#5CC9C2", "accentink": "#08201F", "accent2": "#123B3B", "focus": "#5CC9C2",
    "seal": "#F0937C", "sealink": "#2A0E08", "gold": "#E8B548", "goldhi": "#E8B548",
    "bar": "#30241A", "barink": "#F5E9D3", "barline": "#A98D64",
    "land": "#5C4630", "land2": "#523E2A", "landline": "#7D6242", "landhi": "#6F573C",
    "frame": "#33251A", "frame2": "#251A12", "framehi": "#5A432E", "frameink": "#E6CFA6",
    "water": "#1F7C80", "water2": "#135A5F", "waterhi": "#58BDB6", "bank": "#2B1F15", "bank2": "#7A6140",
    "fertile": "#5D6437", "fertile2": "#545B31", "riverland": "#5C5334",
    "kingdom": "#FFE9BC", "kingdomline": "#120B06", "hint": "#0A666B", "hintf": "#FFF3DC30",
    "relief": "#5F4832", "reliefhi": "#9A7A55", "reliefsh": "#120B06", "sky": "#4A3827", "well": "#46341F",
    "red": "#B43E2F", "redd": "#6A1E15", "redp": "#CF6052",
    "green": "#41763E", "greend": "#24441F", "greenp": "#609A5B",
    "black": "#211C1A", "blackd": "#0A0807", "blackp": "#4A423D",
    "blue": "#375BBB", "blued": "#1B3172", "bluep": "#5F84DA",
    "ivory": "#FFF3DC", "rim": "#F7E6C6", "rimo": ".9", "pieceline": "#0F0A07", "shadow": "#000000",
}  # fmt: skip

FIXED: dict[str, str] = {
    # dynasties: inlay (ring, emblem) and its deep partner (ground, outline)
    "archer": "#F6CB5B", "archerd": "#7A4E00", "bull": "#FFF6E4", "bulld": "#4B3D31",
    "potter": "#FDBCA1", "potterd": "#9A3719", "lion": "#9AE3D8", "liond": "#0A5F60",
    # tribes of Babylon and the patterns on them
    "medes": "#85560F", "medesp": "#A87A33", "sumerians": "#1B6775", "sumeriansp": "#3F8C99",
    "hittites": "#96391F", "hittitesp": "#B7603F", "persians": "#673A73", "persiansp": "#8A5C96",
    "assyrians": "#3B4550", "assyriansp": "#5F6B78",
    # tiers of a temple from the ground up: bitumen, brick, ochre, alabaster, turquoise, lapis
    "tier1": "#74513A", "tier1h": "#9C7554", "tier1d": "#4A3122",
    "tier2": "#A8472E", "tier2h": "#CB6E50", "tier2d": "#6E2718",
    "tier3": "#D0913A", "tier3h": "#EDBC6B", "tier3d": "#935D17",
    "tier4": "#EFE2C6", "tier4h": "#FFFAEC", "tier4d": "#B49C70",
    "tier5": "#2C9093", "tier5h": "#74CEC7", "tier5d": "#135A5F",
    "tier6": "#2B4FA8", "tier6h": "#6489DC", "tier6d": "#162C66",
    # foods of Assyria, ink on a card's ivory
    "grape": "#6B3278", "palm": "#2C6434", "salt": "#4C6272", "barley": "#8C5A06", "dates": "#8A351A",
    "joker": "#0A5F60",
    # clay of backs and walls, paper of cards, gold of seals and treasures
    "clay": "#C4905C", "clayd": "#8A5C36", "clayhi": "#E0B582", "paper": "#F7EBD2", "paper2": "#E7CFA2",
    "paperink": "#2A1C11", "treasure": "#E9B443", "treasured": "#5E3903", "treasurehi": "#FFE9A8",
    "backtribe": "#7A4A28", "backtemple": "#0A5F60", "backfood": "#6E5A1E",
}  # fmt: skip


def colours(theme: Theme) -> dict[str, str]:
    """All tokens of a theme, the fixed ones included."""
    return (DARK if theme == "dark" else LIGHT) | FIXED


def css(theme: Theme) -> str:
    """The tokens of a theme as custom-property declarations, the fixed ones only with the light theme.

    >>> css("dark").startswith("--ground:#15100C;")
    True
    """
    tokens = colours("light") if theme == "light" else DARK
    return "".join(f"--{token}:{value};" for token, value in tokens.items())
