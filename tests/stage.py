"""A kit without a window, and every scene of the shell by its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.app import assets
from game.content.places import home
from game.content.texts import load_texts
from game.scenes.challenge_check import check_scene
from game.scenes.challenges import challenges_scene
from game.scenes.commands import Resized
from game.scenes.controls import controls_scene
from game.scenes.credits import credits_scene
from game.scenes.curtain import curtain_scene
from game.scenes.devices import Seating
from game.scenes.dialog import sure, tell
from game.scenes.entries import all_doors
from game.scenes.faults import faults_scene
from game.scenes.join import join_scene
from game.scenes.kit import Book, Kit, Words
from game.scenes.language import first_start
from game.scenes.pause import Extra, pause_scene
from game.scenes.records import folder, records_scene
from game.scenes.result import Line, Result, result_scene
from game.scenes.rules_book import rules_scene
from game.scenes.settings import Settings
from game.scenes.settings_scene import settings_scene
from game.scenes.setup import Place, setup_scene
from game.scenes.sheet import Sheet
from game.scenes.stack import SceneStack
from game.scenes.title import title_scene
from game.scenes.widgets.kinds import Button, Toggle
from game.view.canvas import Brushes, Canvas, scale_of
from tests.scenes.challenge_doors import ended_challenge, with_tables

SMALL = (640, 360)


@dataclass
class Silent:
    """Sounds that are only counted."""

    played: list[str] = field(default_factory=list)
    tune: str = ""

    def play(self, id: str) -> None:
        self.played.append(id)

    def music(self, id: str) -> None:
        self.tune = id


@dataclass
class PlainPanel:
    """A game's panel with one option and one button, to set up a table with."""

    least: int = 1
    most: int = 8
    strengths: tuple[str, ...] = ("easy", "normal", "hard")
    island: bool = False
    started: tuple[Place, ...] = ()

    def marker(self, seat):
        return f"emblem.{seat}"

    def usual_name(self, seat):
        return f"Seat {seat + 1}"

    def widgets(self, page, box, places):
        return (
            Toggle("island", box.top(60), "Island", self.island),
            Button("shuffle", box.below(80).top(60), "Shuffle"),
        )

    def answer(self, event):
        if event.name == "island":
            self.island = event.value

    def resumed(self, answer):
        return None

    def fault(self, places):
        return "" if any(not place.strength for place in places) else "Nobody plays."

    def kept(self):
        return "island" if self.island else ""

    def start(self, places):
        self.started = places


def open_display(size: tuple[int, int] = SMALL) -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def brushes() -> Brushes:
    open_display()
    return assets.load_brushes(home() / "assets", 100, False)


def make_kit(folder: Path, brushes: Brushes, language: str = "en") -> Kit:
    kit = Kit(
        words=Words(load_texts(language)),
        type=brushes.type,
        sounds=Silent(),
        settings=Book(Settings(language=language)),
        seating=Seating(),
        folder=folder,
        maps=home() / "maps",
        version="0.0",
        today=lambda: "2026-11-21",
        seed=lambda: 7,
        title=lambda: title_scene(kit),
        doors=all_doors(),
    )
    return kit


def canvas(brushes: Brushes, size: tuple[int, int] = SMALL) -> Canvas:
    return Canvas(pygame.Surface(size), brushes)


def resized(size: tuple[int, int]) -> Resized:
    scale = scale_of(*size)
    return Resized(size[0] / scale, size[1] / scale, scale)


def stack(*scenes: Sheet, size: tuple[int, int] = SMALL) -> SceneStack:
    made = SceneStack(*scenes)
    made.handle(resized(size))
    return made


def a_record(kit: Kit, name: str = "one.replay", text: str = '{"header": 1}\n') -> Path:
    folder(kit).mkdir(parents=True, exist_ok=True)
    path = folder(kit) / name
    path.write_text(text, "utf-8")
    return path


def _records(kit: Kit) -> Sheet:
    head = '{"header":{"game":"tanchiki","players":[{"name":"Ann"}],"labels":[["date","1"]]}}\n'
    a_record(kit, "good.replay", head)
    a_record(kit, "broken.replay", "\0\0")
    return records_scene(kit)


_RESULT = Result(
    "Ann wins",
    "The third eagle was taken (T9.1)",
    (Line("emblem.1", "Ann", 12, "2 eagles", True), Line("emblem.0", "Bob", 3)),
)
_EIGHT = tuple(Place(f"Player {n}", "" if n % 2 else "easy") for n in range(8))

SCENES: dict[str, Callable[[Kit], Sheet]] = {
    "title": title_scene,
    "language": first_start,
    "settings": settings_scene,
    "controls": controls_scene,
    "rules": lambda kit: rules_scene(kit, "tanchiki", "T5.4"),
    "credits": credits_scene,
    "challenges": lambda kit: challenges_scene(with_tables(kit)),
    "challenge solved": lambda kit: ended_challenge(kit, 3),
    "challenge lost": lambda kit: ended_challenge(kit, 0),
    "check a result": check_scene,
    "records": _records,
    "no records": records_scene,
    "pause": lambda kit: pause_scene(
        kit, "tanchiki", "Ann takes a break", (Extra("resign", "Resign", "Sure?"),)
    ),
    "curtain": lambda kit: curtain_scene(kit, 2, "Олена"),
    "faults": lambda kit: faults_scene(kit, "a.tmx", ("a.tmx: no bots",) * 20, lambda: None),
    "join": lambda kit: join_scene(kit, 1, "Ann"),
    "join after a loss": lambda kit: join_scene(kit, 1, "Ann", lost=True),
    "question": lambda kit: sure(kit, "Delete it?", "It will be gone for good.", "Delete"),
    "message": lambda kit: tell(kit, "Records", "This file is damaged."),
    "set-up": lambda kit: setup_scene(kit, "tanchiki", PlainPanel(), _EIGHT),
    "small set-up": lambda kit: setup_scene(kit, "tank_chess", PlainPanel(2, 2), ()),
    "result": lambda kit: result_scene(kit, _RESULT, lambda: "Kept."),
}
