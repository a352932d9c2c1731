"""A real browser without a window, driven by the DevTools protocol: phones with thumbs."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

PROGRAM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE_S: Final = 20.0
FLAGS: Final = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-networking",
    "--no-first-run",
    "--mute-audio",
    "--remote-debugging-port=0",
)

Wait = Callable[[], object]


class Browser:
    """Chromium while it is open; `wait` is done again and again while something is waited for.

    What is asked of an address of `ways` goes another way.
    """

    def __init__(self, wait: Wait = lambda: None, ways: Mapping[str, str] | None = None) -> None:
        assert PROGRAM is not None, "a test that needs a browser is skipped without one"
        self._folder = Path(tempfile.mkdtemp(prefix="phones"))
        rules = ", ".join(f"MAP {old} {new}" for old, new in (ways or {}).items())
        own = f"--user-data-dir={self._folder}", f"--host-resolver-rules={rules}"
        self._process = subprocess.Popen(
            (PROGRAM, *FLAGS, *own, "about:blank"),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.wait = wait
        self._line = connect(self._address(), max_size=None, compression=None, legacy=True)
        self._number = 0
        self.said: list[dict[str, Any]] = []

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *fault: object) -> None:
        self._line.close()
        self._process.terminate()
        self._process.wait(PATIENCE_S)
        shutil.rmtree(self._folder, ignore_errors=True)

    def phone(self, url: str, width: int = 360, height: int = 740, language: str = "en") -> Phone:
        """Open a page as a phone of this size, which shares nothing with the others."""
        context = self.ask("Target.createBrowserContext")["browserContextId"]
        asked = {"url": "about:blank", "browserContextId": context}
        target = self.ask("Target.createTarget", **asked)["targetId"]
        session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        phone = Phone(self, session, width, height)
        phone.speak(language)
        phone.turn(width, height)
        phone.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        phone.ask("Page.enable")
        phone.ask("Runtime.enable")
        phone.ask("Log.enable")
        phone.ask("Page.navigate", url=url)
        return phone

    def ask(self, method: str, session: str = "", **given: Any) -> dict[str, Any]:
        """Ask the browser, and return its answer; `wait` goes on meanwhile."""
        self.tell(method, session, **given)
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            answer = self._heard()
            if answer is not None and answer.get("id") == self._number:
                assert "error" not in answer, (method, answer["error"])
                result: dict[str, Any] = answer["result"]
                return result
        raise TimeoutError(method)

    def tell(self, method: str, session: str = "", **given: Any) -> None:
        """Ask the browser, and wait for no answer."""
        self._number += 1
        asked: dict[str, Any] = {"id": self._number, "method": method, "params": given}
        if session:
            asked["sessionId"] = session
        self._line.send(json.dumps(asked))

    def _heard(self) -> dict[str, Any] | None:
        self.wait()
        try:
            said: dict[str, Any] = json.loads(self._line.recv(timeout=0.005))
        except TimeoutError:
            return None
        if "id" not in said:
            self.said.append(said)
        return said

    def _address(self) -> str:
        told = self._folder / "DevToolsActivePort"
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            lines = told.read_text().split() if told.exists() else []
            if len(lines) == 2:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            time.sleep(0.02)
        raise TimeoutError("the browser did not open")


class Phone:
    """One page, as a phone in somebody's hand."""

    def __init__(self, browser: Browser, session: str, width: int, height: int) -> None:
        self._browser, self._session = browser, session
        self.size = width, height

    def ask(self, method: str, **given: Any) -> dict[str, Any]:
        return self._browser.ask(method, self._session, **given)

    def turn(self, width: int, height: int) -> None:
        """Hold it upright or across."""
        self.size = width, height
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=2,
            mobile=True,
        )

    def speak(self, language: str) -> None:
        agent = "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36"
        self.ask("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)

    def calm(self) -> None:
        """Ask for less motion."""
        feature = {"name": "prefers-reduced-motion", "value": "reduce"}
        self.ask("Emulation.setEmulatedMedia", features=[feature])

    def js(self, script: str) -> Any:
        """Return what this expression is on the page."""
        given = {"expression": script, "returnByValue": True, "awaitPromise": True}
        answer = self.ask("Runtime.evaluate", **given)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def until(self, script: str) -> Any:
        """Wait until this is true on the page, and return it; what is not there yet is not true."""
        asked = f"(() => {{ try {{ return {script}; }} catch (e) {{ return null; }} }})()"
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            if found := self.js(asked):
                return found
        raise TimeoutError(f"{script}; the page says: {self.js('document.body.innerText')}")

    def sees(self, words: str) -> None:
        """Wait until these words are seen."""
        self.until(f"document.body.innerText.includes({json.dumps(words)})")

    def middle(self, selector: str, number: int = 0) -> tuple[float, float]:
        """Return the middle of an element that is on the page."""
        found = self.until(
            f"(() => {{ const e = document.querySelectorAll({json.dumps(selector)})[{number}];"
            " if (!e) return null; e.scrollIntoView({block: 'nearest'});"
            " const b = e.getBoundingClientRect();"
            " return b.width ? [b.x + b.width / 2, b.y + b.height / 2] : null; })()"
        )
        return found[0], found[1]

    def tap(self, selector: str, number: int = 0) -> None:
        self.touch(*self.middle(selector, number))

    def touch(self, x: float, y: float) -> None:
        """Touch and let go at once: a finger that rests would ask why."""
        self._touch("touchStart", (x, y), soon=True)
        self._touch("touchEnd")

    def hold(self, x: float, y: float) -> None:
        """Rest with a finger until a sheet comes up."""
        self._touch("touchStart", (x, y))
        self.until("!document.getElementById('drawer').hidden")
        self._touch("touchEnd")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._touch("touchStart", start)
        for share in (0.1, 0.4, 0.7, 1.0):
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self._touch("touchMove", (x, y))
        self._touch("touchEnd")

    def pinch(self, middle: tuple[float, float], before: float, after: float) -> None:
        """Spread two fingers about a spot."""
        for kind, apart in (("touchStart", before), ("touchMove", (before + after) / 2)):
            self._touch(kind, *_pair(middle, apart))
        self._touch("touchMove", *_pair(middle, after))
        self._touch("touchEnd")

    def picture(self, path: Path) -> None:
        shot = self.ask("Page.captureScreenshot", format="png")["data"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(shot))

    def complaints(self) -> list[str]:
        """Return what the page's console complained of."""
        found = []
        for said in self._browser.said:
            if said.get("sessionId") != self._session:
                continue
            match said["method"]:
                case "Runtime.exceptionThrown":
                    found.append(str(said["params"]["exceptionDetails"]))
                case "Log.entryAdded" if said["params"]["entry"]["level"] == "error":
                    found.append(str(said["params"]["entry"]["text"]))
        return found

    def _touch(self, kind: str, *spots: tuple[float, float], soon: bool = False) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        ask = self._browser.tell if soon else self._browser.ask
        ask("Input.dispatchTouchEvent", self._session, type=kind, touchPoints=points)


def _pair(middle: tuple[float, float], apart: float) -> tuple[tuple[float, float], ...]:
    x, y = middle
    return (x - apart / 2, y), (x + apart / 2, y)
