"""What Tiled's XML may say: the elements we read, their attributes, and how each is written.

What Tiled writes and the game has no use for is `UNUSED`; nothing of it reaches pytmx. What
stands in neither list no Tiled writes that is known here: it is a mistake, unless the file says
that a newer Tiled wrote it, which may add what it likes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum


class Kind(Enum):
    """How an attribute is written."""

    TEXT = re.compile(r"[^\x00-\x08\x0b\x0c\x0e-\x1f]{0,2000}", re.DOTALL)
    WHOLE = re.compile(r"-?[0-9]{1,9}")
    GID = re.compile(r"[0-9]{1,10}")
    REAL = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,20})?([eE][-+]?[0-9]{1,2})?")
    TRUTH = re.compile(r"0|1|true|false")
    COLOUR = re.compile(r"#?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")


Attributes = Mapping[str, Kind]
NEWEST = (1, 12)
"""The newest Tiled whose files are known here."""

_T, _W, _G, _R, _B, _C = Kind
_SHOWN: Attributes = {
    "id": _W,
    "name": _T,
    "class": _T,
    "visible": _B,
    "opacity": _R,
    "offsetx": _R,
    "offsety": _R,
    "tintcolor": _C,
    "parallaxx": _R,
    "parallaxy": _R,
    "mode": _T,
}
_TILESET: Attributes = {
    "firstgid": _G,
    "source": _T,
    "name": _T,
    "tilewidth": _W,
    "tileheight": _W,
    "spacing": _W,
    "margin": _W,
    "tilecount": _W,
    "columns": _W,
    "objectalignment": _T,
}
_OBJECT: Attributes = {
    "id": _W,
    "name": _T,
    "type": _T,
    "class": _T,
    "x": _R,
    "y": _R,
    "width": _R,
    "height": _R,
    "rotation": _R,
    "gid": _G,
    "visible": _B,
    "template": _T,
}
ELEMENTS: Mapping[str, Attributes] = {
    "map": {
        "version": _T,
        "tiledversion": _T,
        "class": _T,
        "orientation": _T,
        "width": _W,
        "height": _W,
        "tilewidth": _W,
        "tileheight": _W,
        "infinite": _B,
        "backgroundcolor": _C,
    },
    "tileset": _TILESET,
    "tileoffset": {"x": _W, "y": _W},
    "image": {"source": _T, "width": _W, "height": _W, "trans": _C},
    "tile": {"id": _W, "type": _T, "class": _T, "gid": _G},
    "animation": {},
    "frame": {"tileid": _W, "duration": _W},
    "properties": {},
    "property": {"name": _T, "type": _T, "propertytype": _T, "value": _T},
    "item": {"type": _T, "propertytype": _T, "value": _T},
    "group": _SHOWN,
    "layer": {**_SHOWN, "width": _W, "height": _W},
    "data": {"encoding": _T, "compression": _T},
    "chunk": {"x": _W, "y": _W, "width": _W, "height": _W},
    "objectgroup": _SHOWN,
    "object": _OBJECT,
    "point": {},
    "ellipse": {},
    "polygon": {},
    "polyline": {},
    "capsule": {},
    "text": {},
    "imagelayer": _SHOWN,
    "template": {},
}
WITH_TEXT = frozenset({"data", "chunk", "property", "item"})
TEXT_UNREAD = frozenset({"text"})

_LAYERS = ("layer", "objectgroup", "imagelayer", "group")
_OLD_PLACE = "x y width height"
UNUSED: Mapping[str, frozenset[str]] = {
    tag: frozenset(names.split())
    for tag, names in {
        "map": "renderorder compressionlevel nextlayerid nextobjectid hexsidelength staggeraxis"
        " staggerindex parallaxoriginx parallaxoriginy skewx skewy",
        "tileset": "version tiledversion class backgroundcolor tilerendersize fillmode",
        "image": "format id",
        "tile": "terrain probability x y width height",
        "group": "locked",
        "layer": "locked x y",
        "objectgroup": f"locked color draworder {_OLD_PLACE}",
        "imagelayer": f"locked repeatx repeaty {_OLD_PLACE}",
        "object": "opacity",
        "polygon": "points",
        "polyline": "points",
        "text": "fontfamily pixelsize wrap color bold italic underline strikeout kerning halign"
        " valign",
    }.items()
}
"""Attributes that Tiled writes, old versions and new, and the game does not read."""

UNREAD = frozenset({"editorsettings", "grid", "transformations", "terraintypes", "wangsets"})
"""Elements that Tiled writes and the game does not read, with all that is in them."""

WITHIN: Mapping[str, tuple[str, ...]] = {
    "tileset": ("map", "template"),
    "tileoffset": ("tileset",),
    "image": ("tileset", "tile", "imagelayer"),
    "tile": ("tileset", "data", "chunk"),
    "animation": ("tile",),
    "frame": ("animation",),
    "properties": ("map", "tileset", "tile", "object", "property", *_LAYERS),
    "property": ("properties",),
    "item": ("property", "item"),
    "layer": ("map", "group"),
    "group": ("map", "group"),
    "imagelayer": ("map", "group"),
    "objectgroup": ("map", "group", "tile"),
    "data": ("layer", "image"),
    "chunk": ("data",),
    "object": ("objectgroup", "template"),
    **dict.fromkeys(("point", "ellipse", "polygon", "polyline", "capsule", "text"), ("object",)),
    "editorsettings": ("map", "tileset"),
    **dict.fromkeys(("grid", "transformations", "terraintypes", "wangsets"), ("tileset",)),
}
"""The elements that each element may stand in."""
