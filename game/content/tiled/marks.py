"""What Tiled's XML may say: the elements we read, their attributes, and how each is written.

Everything else a file says is left out before anybody looks at it, so a newer Tiled may add
what it likes, and nothing of it reaches pytmx.
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
