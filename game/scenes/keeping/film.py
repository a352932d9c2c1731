"""What is shown of a match as a picture or a film: made in small steps, of one place or a stretch.

Places are counted in events, as in the reel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.scenes.faces.board_face import BoardFace
from game.scenes.frame.kit import Names
from game.session.files.small_steps import Steps
from game.view.canvas.canvas import Canvas
from game.view.files.camera import Camera
from game.view.files.film_palette import palette_of
from game.view.files.gif import Gif
from game.view.show.playback import Reel

STILL: Final = 1080
SIZES: Final = (240, 360, 720)
USUAL: Final = 360
FRAME_MS: Final = 100
REST_MS: Final = 1500
"""So long the last frame stands before a film begins again."""

LARGEST: Final = 16_000_000


@dataclass(frozen=True, slots=True)
class Film:
    """A GIF file; it is not `whole` where it ends sooner rather than be too large."""

    data: bytes
    whole: bool


def still(camera: Camera, face: BoardFace, reel: Reel, size: int = STILL) -> bytes:
    """Return a picture of the board as it stands, as a PNG file."""
    return camera.png(size, size, lambda canvas: draw_board(canvas, face, reel, 0))


def filming(
    camera: Camera, face: BoardFace, reel: Reel, until: int, size: int = USUAL
) -> Steps[Film]:
    """Return the stretch from where the reel is up to a place."""
    first, ms = reel.place, 0
    reel.paused = False
    pixels = _pixels(camera, face, reel, ms, size)
    gif = Gif(size, size, palette_of(memoryview(pixels).cast("I")))
    while reel.place < until and len(gif.data) < LARGEST - size * size:
        for _ in gif.adding(pixels, FRAME_MS // 10):
            yield (reel.place - first) / max(1, until - first)
        reel.advance(FRAME_MS)
        reel.sounds()
        ms += FRAME_MS
        pixels = _pixels(camera, face, reel, ms, size)
    gif.add(pixels, REST_MS // 10)
    return Film(gif.end(), reel.place >= until)


def draw_board(canvas: Canvas, face: BoardFace, reel: Reel, ms: int, names: Names = ()) -> None:
    """Draw what a picture or a film shows."""
    canvas.fill("page")
    face.draw(canvas, canvas.box.inset(8), reel, ms, names)


def _pixels(camera: Camera, face: BoardFace, reel: Reel, ms: int, size: int) -> bytes:
    return camera.pixels(size, size, lambda canvas: draw_board(canvas, face, reel, ms))
