"use strict";
// The page is a pane of glass: it shows what the program says, and says what was pointed at.
// It knows no rules. A tap lights at once, and the next hand that comes corrects it.
(() => {
  const HOLD_MS = 480, TAP_PX = 12, REACH_PX = 26, PONG_MS = 1500, LIGHT = 3, ZOOM = 4, LATE_MS = 500, LONG = 18, LOW_S = 10;
  const TURN_MS = 120;
  const RETRY_MS = [60, 200, 400, 800, 1200, 1600];
  const TURNS = { NORTH: 0, NORTH_EAST: 45, EAST: 90, SOUTH_EAST: 135, SOUTH: 180, SOUTH_WEST: 225, WEST: 270, NORTH_WEST: 315 };
  const ROSE = [315, 0, 45, 270, -1, 90, 225, 180, 135];
  const $ = (id) => document.getElementById(id);
  const calmly = matchMedia("(prefers-reduced-motion: reduce)");

  let texts = JSON.parse($("texts").textContent);
  let line = null, tries = 0, again = 0, pings = 0, waited = 0, ended = "";
  let asked = null, granted = null, lobby = null, badge = "", taken = new Set(), aimed = "", due = 0, since = 0, late = 0, stays = "", wished = -1, asks = "";
  let boards = new Map(), arts = new Map(), shown = "", stock = new Map(), stocked = new Map();
  let zoom = 1, panX = 0, panY = 0;

  // Words and memory.
  const words = (key, gaps) => {
    let said = texts["phone.page." + key] || "";
    for (const name in gaps || {}) said = said.replace("{" + name + "}", () => gaps[name]);
    return said;
  };
  const kept = (name) => {
    const part = new URLSearchParams(location.hash.slice(1)).get(name);
    if (part) return part;
    for (const store of ["sessionStorage", "localStorage"]) {
      try { const value = window[store].getItem("tankodrom." + name); if (value) return value; } catch (e) { /* keeps nothing */ }
    }
    return "";
  };
  const keep = (name, value) => {
    for (const store of ["sessionStorage", "localStorage"]) {
      try { value ? window[store].setItem("tankodrom." + name, value) : window[store].removeItem("tankodrom." + name); } catch (e) { /* keeps nothing */ }
    }
    if (name === "name") return;
    const parts = new URLSearchParams(location.hash.slice(1));
    if (value) { parts.set(name, value); parts.delete("k"); } else parts.delete(name);
    history.replaceState(null, "", parts.toString() ? "#" + parts : location.pathname);
  };
  let key = kept("k");
  if (key) { try { sessionStorage.setItem("tankodrom.k", key); } catch (e) { /* keeps nothing */ } }

  // The line.
  const open = () => {
    clearTimeout(again); clearTimeout(waited);
    if (line) { line.onclose = line.onmessage = null; line.close(); }
    ended = "";
    const socket = line = new WebSocket("ws://" + location.host + "/line");
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      say({ is: "Hello", spoken: 3, key, session: kept("s"), language: (navigator.language || "").slice(0, 2), name: called() });
    };
    socket.onmessage = (event) => {
      tries = 0; $("lost").hidden = true;
      if (typeof event.data === "string") hear(JSON.parse(event.data)); else picture(event.data);
    };
    socket.onclose = () => { if (socket === line) { line = null; later(); } };
  };
  const later = () => {
    if (ended) return;
    if (tries > 1) lost();
    again = setTimeout(open, RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
  };
  const lost = () => {
    $("lost").textContent = words("lost"); $("lost").hidden = false;
  };
  const say = (message) => {
    if (line && line.readyState === WebSocket.OPEN) { line.send(JSON.stringify(message)); return true; }
    return false;
  };
  const awake = () => {
    if (document.visibilityState === "hidden" || ended) return;
    if (!line || line.readyState > WebSocket.OPEN) { tries = 0; open(); return; }
    if (!say({ is: "Ping", n: ++pings })) return;
    clearTimeout(waited);
    waited = setTimeout(() => { tries = 0; open(); }, PONG_MS);
  };
  addEventListener("pageshow", awake);
  addEventListener("online", awake);
  document.addEventListener("visibilitychange", awake);

  const hear = (said) => {
    switch (said.is) {
      case "Texts": texts = {}; for (const each of said.texts) texts[each.key] = each.words;
        document.documentElement.lang = said.language; label(); if (asked) draw(); else door(); break;
      case "Badge": badge = said.sign; sign(); break;
      case "Lobby": lobby = said; if (asks === "confirm") asks = ""; if (!granted) door(); break;
      case "Waiting": wait(said.why); break;
      case "Denied": deny(said.why); break;
      case "Granted": grant(said); break;
      case "Asked": ask(said); break;
      case "Told": said.part ? drawer(named(said.part), said.words.split("\n")) : toast(said.words); break;
      case "Refused": taken.clear(); own.clear(); aimed = ""; toast(said.words); break;
      case "Pong": if (said.n === pings) clearTimeout(waited); break;
      case "Bye": bye(said.why); break;
    }
  };

  // Pictures: the board comes at a third of its light and is laid over itself.
  const picture = async (buffer) => {
    const bytes = new Uint8Array(buffer), long = bytes[0];
    const name = String.fromCharCode(...bytes.subarray(1, 1 + long)), body = bytes.subarray(1 + long);
    if (name.startsWith("art.")) {
      const url = URL.createObjectURL(new Blob([body], { type: body[0] === 60 ? "image/svg+xml" : "image/png" }));
      arts.set(name.slice(4), url);
      for (const each of document.querySelectorAll("[data-art]")) if (each.dataset.art === name.slice(4)) dress(each);
      return;
    }
    const bitmap = await createImageBitmap(new Blob([body], { type: "image/jpeg" }));
    boards.set(name, bitmap);
    if (asked && asked.board === name) { paint(); board(asked.hand); }
    for (const old of boards.keys()) if (boards.size > 3 && old !== name && (!asked || old !== asked.board)) boards.delete(old);
  };
  const paint = () => {
    const bitmap = asked && boards.get(asked.board), canvas = $("picture");
    if (!bitmap || shown === asked.board) return;
    shown = asked.board;
    if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) { canvas.width = bitmap.width; canvas.height = bitmap.height; }
    const pen = canvas.getContext("2d");
    pen.globalCompositeOperation = "copy";
    pen.drawImage(bitmap, 0, 0);
    pen.globalCompositeOperation = "lighter";
    for (let more = 1; more < LIGHT; more++) pen.drawImage(bitmap, 0, 0);
  };
  const dress = (element) => {
    const url = arts.get(element.dataset.art);
    if (url) element.style.backgroundImage = 'url("' + url + '")';
  };
  const art = (name) => {
    const made = document.createElement("i");
    made.className = "art"; made.dataset.art = name; made.setAttribute("aria-hidden", "true"); dress(made);
    return made;
  };
  const node = (kind, name, text) => {
    const made = document.createElement(kind);
    if (name) made.className = name;
    if (text) made.textContent = text;
    return made;
  };

  // The door.
  const page = (name) => { document.body.classList.toggle("door", name === "door"); };
  const only = (...ids) => {
    for (const id of ["naming", "by-code", "seats", "again", "mine"]) $(id).hidden = !ids.includes(id);
    sign();
  };
  const sign = () => {
    const [before, after] = words("sign").split("{sign}");
    $("badge").replaceChildren(before, node("b", "", badge), after || ""); $("badge").hidden = !badge || !asks;
  };
  const called = () => $("name").value.trim().slice(0, 16);
  const seats = () => { only("naming", "seats"); $("chairs").replaceChildren(...lobby.chairs.map(chair)); };
  const door = () => {
    page("door");
    if (!lobby) { $("said").textContent = words("connecting"); only(); return; }
    $("table").textContent = [lobby.table, lobby.game].filter(Boolean).join(" · ");
    $("said").textContent = stays; seats();
  };
  const chair = (each) => {
    const button = node("button", "chair"), sign = art(each.emblem), name = node("b", "", each.name);
    const state = node("span", "", words("seat." + (each.taken || "free")));
    button.type = "button"; button.disabled = ["person", "phone"].includes(each.taken); button.classList.toggle("taken", each.seat === wished);
    button.style.setProperty("--seat", each.colour); button.style.setProperty("--light", each.light);
    button.append(sign, name, state);
    button.onclick = () => {
      keep("name", called()); wished = each.seat; stays = ""; for (const other of $("chairs").children) other.classList.toggle("taken", other === button);
      say({ is: "Sit", seat: each.seat, name: called() });
    };
    return button;
  };
  const wait = (why) => {
    stays = ""; asks = ["confirm", "seat"].includes(why) ? why : "";
    if (why === "code") { page("door"); only("naming", "by-code"); $("said").textContent = ""; $("code").focus(); return; }
    if (why === "seat" && lobby) { stays = words("waiting.seat"); door(); return; }
    if (granted && (why === "start" || why === "without")) {
      asked = null; door(); only("mine"); $("said").textContent = words("waiting." + why); mark();
      $("mine").replaceChildren(art(granted.emblem), node("b", "", granted.name), node("span", "", words("leave")));
      return;
    }
    page("door"); only(); $("said").textContent = words("waiting." + why);
  };
  const deny = (why) => {
    if (why === "reload") { location.reload(); return; }
    asks = "";
    if (["over", "taken", "computer"].includes(why) || !asked) { keep("s", ""); granted = asked = null; }
    stays = words("denied." + why) || words("lost"); wished = -1; page("door"); $("said").textContent = stays;
    if (why === "code") only("naming", "by-code"); else if (lobby && why !== "tries") seats(); else once("");
  };
  const bye = (why) => {
    ended = why; asks = "";
    if (why === "reload") { location.reload(); return; }
    if (why === "sent_away" || why === "over") { keep("s", ""); granted = null; }
    asked = null; stays = ""; wished = -1; page("door"); once(why); $("said").textContent = words("denied." + why) || words("lost");
  };
  const once = (why) => {
    // Whoever is refused may say who it is; the sign will be another one.
    if (why === "refused") { badge = ""; lobby = null; }
    only("again", ...(why === "refused" ? ["naming"] : [])); $("again").textContent = words("again." + why) || words("again");
  };
  const mark = () => {
    document.documentElement.style.setProperty("--seat", granted.colour);
    document.documentElement.style.setProperty("--light", granted.light);
    $("own").textContent = granted.name; $("emblem").style.backgroundImage = "";
    $("emblem").dataset.art = granted.emblem; dress($("emblem"));
    document.body.classList.toggle("calm", granted.calm || calmly.matches);
  };
  const grant = (said) => { granted = said; stays = asks = ""; wished = -1; keep("s", said.session); mark(); };
  $("by-code").onsubmit = (event) => { event.preventDefault(); keep("name", called()); say({ is: "Enter", code: $("code").value.replace(/\s+/g, "").toUpperCase(), name: called() }); };
  $("again").onclick = () => { keep("name", called()); ended = asks = ""; lobby = null; granted = null; door(); open(); };

  // The seat.
  const id = (part) => JSON.stringify(part);
  const named = (part) => {
    const all = asked ? asked.hand.offers : [], found = all.find((each) => id(each.part) === id(part));
    if (found) return found.name;
    return part.is === "Cell" ? "" : part.name || "";
  };
  const ask = (said) => {
    if (!asked || said.hand.ask !== asked.hand.ask) { $("hand").scrollTop = 0; toast(""); }
    asked = said; taken.clear(); aimed = ""; since = performance.now();
    clearTimeout(late); late = setTimeout(() => { if (asked && shown !== asked.board) draw(); }, LATE_MS + 20);
    due = said.left === null ? 0 : performance.now() + said.left;
    page("play"); draw();
  };
  const mine = () => asked && asked.state === "choose";
  const draw = () => {
    const hand = asked.hand, focused = document.activeElement && document.activeElement.dataset.key;
    stocked = new Map();
    $("head").textContent = hand.head;
    // What was asked stands still while there is a pause or something to be seen.
    const stands = ["pause", "watch"].includes(asked.state);
    $("asked").textContent = (!stands && hand.ask) || words("state." + asked.state);
    $("asked").classList.toggle("known", hand.head.endsWith($("asked").textContent));
    $("asked").classList.toggle("long", $("asked").textContent.length > 60);
    $("foretold").textContent = mine() ? hand.foretell : "";
    // Only what warns is red: what is foretold, else what is asked.
    $("foretold").classList.toggle("warns", hand.warns);
    $("asked").classList.toggle("warns", mine() && hand.warns && !hand.foretell);
    $("hand").classList.toggle("still", !mine());
    paint(); board(hand); held(hand); foot(hand); clock();
    stock = stocked;
    for (const each of stock.values()) each.classList.toggle("taken", taken.has(each.dataset.key));
    if (focused && !document.activeElement.dataset.key) { const same = buttons(focused)[0]; if (same) same.focus({ preventScroll: true }); }
  };
  const settle = (parent, children) => {
    // What stays is not touched: a finger may be on it.
    children.forEach((child, place) => { if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] || null); });
    while (parent.children.length > children.length) parent.lastElementChild.remove();
    parent.hidden = !children.length;
  };
  const control = (kind, each, fill) => {
    const key = id(each.part) + kind, on = each.lit && mine();
    let button = stock.get(key);
    if (!button) {
      button = node("button"); button.type = "button"; button.dataset.key = id(each.part); handle(button, kind === "spot");
    }
    stocked.set(key, button); button.offer = each;
    button.className = kind + (on ? " lit" : " unlit") + (each.chosen ? " chosen" : "") + (each.shines ? " main" : "") + (each.art ? "" : " plain") + (each.titled ? " titled" : "") + (each.held && !each.count ? " none" : "");
    button.setAttribute("aria-label", told(each));
    button.classList.toggle("long", kind === "word" && each.name.length > LONG);
    if (on) button.removeAttribute("aria-disabled"); else button.setAttribute("aria-disabled", "true");
    const looks = JSON.stringify([each.name, each.art, each.count, each.short, each.inside]);
    if (fill && button.dataset.looks !== looks) { button.dataset.looks = looks; button.replaceChildren(...fill(each)); }
    return button;
  };
  const told = (each) => [each.name, each.count > 1 ? "× " + each.count : "", each.inside.length ? "(" + each.inside.length + ")" : "", each.short, each.tip].filter(Boolean).join(", ");
  const board = (hand) => {
    const [wide, tall] = hand.size, turned = hand.turned * 90;
    $("board").hidden = !asked.board; $("lit").classList.toggle("hexed", hand.hexed);
    const wordy = hand.offers.filter((each) => !each.box && each.name.length > LONG).length > 2;
    $("play").classList.toggle("noted", hand.notes.length > 0);
    $("play").classList.toggle("handed", wordy || hand.offers.some((each) => each.held));
    $("play").classList.toggle("trades", mine() && hand.dials.some((each) => each.note));
    // All kinds of a hand of six lie in one row, and the board makes way for it.
    const cards = hand.offers.filter((each) => each.held && each.part.is !== "Spot");
    const six = cards.length === 6 && cards.every((each) => each.art && !each.titled);
    for (const each of [$("cards"), $("play")]) each.classList.toggle("six", six);
    document.documentElement.style.setProperty("--tall", wide ? tall / wide : 1);
    fit();
    // What is lit belongs to a picture that is on its way: it is not laid over an older one.
    const there = shown === asked.board || boards.has(asked.board) || performance.now() - since > LATE_MS;
    // The box of a hexagon is as high as its row; its corners reach into the next ones.
    const lie = (made, [x, top, w, row], slim) => {
      const y = hand.hexed ? top - row / 6 : top, h = hand.hexed ? row * 4 / 3 : row;
      made.style.left = 100 * (x + w * slim) / wide + "%"; made.style.top = 100 * (y + h * slim) / tall + "%";
      made.style.width = 100 * w * (1 - 2 * slim) / wide + "%"; made.style.height = 100 * h * (1 - 2 * slim) / tall + "%";
      return made;
    };
    const spots = hand.offers.filter((each) => there && each.box && each.lit && mine()).map((each) => {
      const button = control("spot", each), slim = each.part.is === "Way" ? 0.2 : 0;
      if (slim) { button.classList.add("way"); button.style.setProperty("--turn", (TURNS[each.part.facing] + turned) + "deg"); }
      return lie(button, each.box, slim);
    });
    const here = hand.picked.filter((each) => there && each.box && mine()).map((each) => lie(node("i", "here"), each.box, 0));
    settle($("lit"), [...spots, ...here]);
  };
  const held = (hand) => {
    const is = (each, kind) => each.part.is === kind, loose = hand.offers.filter((each) => !each.held && mine());
    // Who writes notes beside it, or turns dials, has no room for words that cannot be said in the
    // middle of a choice.
    const dim = !hand.dials.length && (!hand.notes.length || loose.some((each) => each.main && each.lit));
    const rest = loose.filter((each) => !each.box && !is(each, "Way") && (each.lit || dim));
    dials(hand);
    compass(hand, loose.filter((each) => is(each, "Way")));
    settle($("piles"), hand.offers.filter((each) => each.held && is(each, "Spot")).map((each) => control("pile", each, pile)));
    settle($("cards"), hand.offers.filter((each) => each.held && !is(each, "Spot")).map((each) => control("card", each, card)));
    $("cards").classList.toggle("five", $("cards").querySelectorAll(".titled").length === 5);
    $("cards").classList.toggle("dull", !hand.offers.some((each) => each.held && each.lit));
    settle($("words"), rest.filter((each) => !each.main).map((each) => control("word", each, word)));
    $("words").classList.toggle("many", hand.notes.length > 0 && $("words").children.length > 4);
    settle($("lead"), rest.filter((each) => each.main).map((each) => control("word", each, word)));
    const over = asked.state === "over", notes = over ? [] : hand.notes;
    const news = !over && !notes.length && (hand.offers.some((each) => each.held) || rest.length) ? [] : hand.log;
    const noted = notes.map((each) => node("p", "note", each));
    const past = [...(news.length ? [node("b", "", words(over ? "state.over" : "log"))] : []), ...news.map((each) => node("p", "", each))];
    // What has happened is read before one plans, and what partners plan after that.
    $("news").replaceChildren(...(hand.undo || !mine() ? [...noted, ...past] : [...past, ...noted]));
    if (mine() && !$("hand").querySelector("button")) $("news").append(node("p", "quiet", words("hold")));
    $("log-button").hidden = !hand.log.length || news.length > 0;
  };
  const pile = (each) => { const inside = node("span", "in"); inside.append(...each.inside.map(art)); return [node("small", "", each.name), inside]; };
  const card = (each) => [
    ...(each.art ? [art(each.art)] : []), ...(each.short && !each.art ? [node("span", "short", each.short)] : []),
    ...(each.titled || !each.art ? [node("small", "", each.name)] : []), ...(each.count > 1 ? [node("span", "times", "×" + each.count)] : []),
  ];
  const word = (each) => [...(each.art ? [art(each.art)] : []), node("span", "", each.name)];
  // Dials: a row each, to slide or to step; what swings is stopped dial by dial, by this page's clock.
  let swing = null, turning = 0;
  const waits = new Map(), own = new Map();
  const value = (each, by) => {
    const whole = each.most - each.least + 1, to = each.part.value + by;
    return each.round ? each.least + ((to - each.least) % whole + whole) % whole : Math.max(each.least, Math.min(each.most, to));
  };
  const tell = () => {
    for (const message of waits.values()) say({ ...message, n: asked.n });
    waits.clear();
  };
  const turned = (what, message) => {
    // A finger that slides says where it is now and then, and where each dial came to.
    waits.delete(what); waits.set(what, message);
    if (turning) return;
    const send = () => {
      turning = 0;
      if (!mine()) waits.clear();
      if (waits.size) { tell(); turning = setTimeout(send, TURN_MS); }
    };
    send();
  };
  const turnTo = (each, to) => own.set(each.part.name, to) && turned(each.part.name, { is: "Pick", part: { is: "Dial", name: each.part.name, value: to } });
  const read = (row, to) => {
    // What goes below zero reads otherwise there: given or got, left or right.
    const { read, shown, worth } = row.offer;
    row.querySelector("output").textContent = read.length ? read[Math.sign(to) + 1].replace(/\d+/, worth * Math.abs(to)) : shown.replace(/\d+/, to);
    row.children[2].value = to;
  };
  const dial = (each) => {
    const key = "dial " + each.part.name;
    let row = stock.get(key);
    if (!row) {
      row = node("div", "dial"); row.dataset.key = key;
      const step = (by, sign) => {
        const made = node("button", "step", sign); made.type = "button";
        made.onclick = () => { const to = value(row.offer, by); row.offer.part.value = to; read(row, to); turnTo(row.offer, to); };
        return made;
      };
      const slide = node("input"); slide.type = "range";
      slide.oninput = () => { row.offer.part.value = +slide.value; read(row, slide.value); turnTo(row.offer, +slide.value); };
      row.append(node("span", "name"), step(-1, "−"), slide, step(1, "+"), node("output"), ...(each.note ? [node("small")] : []));
    }
    stocked.set(key, row); row.offer = each;
    const [name, less, slide, more] = row.children;
    name.replaceChildren(...(each.art ? [art(each.art)] : []), each.name); if (each.note) row.lastElementChild.textContent = each.note;
    slide.min = each.least; slide.max = each.most; slide.setAttribute("aria-label", each.name);
    less.disabled = more.disabled = slide.disabled = Boolean(swing);
    // What comes back for an earlier step must not undo a later one.
    const mark = own.get(each.part.name);
    if (mark === each.part.value || mark < each.least || mark > each.most) own.delete(each.part.name);
    if (own.has(each.part.name)) each.part.value = own.get(each.part.name);
    else if (!swing) read(row, each.part.value);
    return row;
  };
  const dials = (hand) => {
    if (swing && (!mine() || !hand.dials.length)) swing = null;
    if (!mine() || !hand.dials.length) own.clear();
    settle($("dials"), mine() ? hand.dials.map(dial) : []);
  };
  const swung = () => {
    const now = swing.all[swing.at], ms = performance.now() - swing.begun;
    return value(now, Math.round(now.by * Math.sin(2 * Math.PI * ms / now.period)));
  };
  const sway = () => {
    if (!swing) return;
    const row = stock.get("dial " + swing.all[swing.at].part.name);
    if (row) read(row, swung());
    requestAnimationFrame(sway);
  };
  const swings = () => {
    const all = asked.hand.dials.filter((each) => each.by);
    if (!all.length) return false;
    if (!swing) {
      swing = { all, at: 0, begun: performance.now(), stopped: [] }; draw(); sway();
      return true;
    }
    swing.stopped.push({ is: "Dial", name: swing.all[swing.at].part.name, value: swung() });
    swing.at += 1; swing.begun = performance.now();
    if (swing.at < swing.all.length) { draw(); return true; }
    for (const part of swing.stopped) say({ is: "Pick", n: asked.n, part });
    swing = null;
    return false;
  };
  const compass = (hand, ways) => {
    // What lies in the north of a turned board lies elsewhere on the picture.
    const turn = (each) => (TURNS[each.part.facing] + hand.turned * 90) % 360, by = new Map(ways.map((each) => [ROSE.indexOf(turn(each)), each]));
    const flat = ways.every((each) => turn(each) % 90 === 0), lone = ways.length === 1;
    const places = lone ? [...by.keys()] : flat ? [3, 1, 7, 5] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
    $("compass").classList.toggle("flat", flat); $("compass").classList.toggle("lone", lone);
    settle($("compass"), ways.length ? places.map((place) => {
      const each = by.get(place);
      if (!each) return node("span");
      const button = control("way", each, () => {
        const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg"), path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        icon.setAttribute("viewBox", "0 0 24 24"); path.setAttribute("d", "M12 20V4M5 11l7-7 7 7"); icon.append(path); return [icon];
      });
      button.style.setProperty("--turn", turn(each) + "deg");
      return button;
    }) : []);
  };
  const foot = (hand) => {
    const go = mine() && hand.go, back = mine() && hand.undo;
    $("go").hidden = !go; $("go").textContent = swing ? words("stop") : hand.go; $("back").hidden = !back || Boolean(swing && swing.at);
    const picked = mine() ? hand.picked : [];
    $("picked").textContent = picked.map((each) => each.name).join(" › ");
    $("go").classList.remove("taken");
    $("foot").classList.toggle("any", Boolean(go || back || picked.length || $("lead").children.length));
    $("lead").hidden = Boolean(go) || !$("lead").children.length;
  };
  const clock = () => {
    $("clock").hidden = !asked || asked.left === null;
    if ($("clock").hidden) return;
    const left = Math.max(0, Math.ceil((asked.runs ? due - performance.now() : asked.left) / 1000));
    $("clock").textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
    $("clock").classList.toggle("short", asked.runs && left <= LOW_S);
  };
  setInterval(() => { if (asked && asked.runs) clock(); }, 250);

  // Pointing: what is tapped lights at once.
  const buttons = (key) => [...stock.values()].filter((each) => each.dataset.key === key);
  const light = (each) => {
    taken.add(id(each.part));
    for (const button of buttons(id(each.part))) { button.classList.add("taken"); button.classList.remove("unlit"); }
    $("picked").textContent = [...asked.hand.picked, each].map((part) => part.name).join(" › "); $("foot").classList.add("any");
  };
  const pick = (each) => {
    if (!mine() || !each.lit) { say({ is: "Why", part: each.part }); return; }
    light(each);
    if (!say({ is: "Pick", n: asked.n, part: each.part })) lost();
  };
  const aim = (each) => {
    // What ends the choice at once on a small cell is pointed at twice, unless it is easily hit.
    const cell = each.box ? each.box[2] * $("sheet").clientWidth / asked.hand.size[0] * zoom : 99;
    if (!each.last || cell >= 44 || aimed === id(each.part)) { aimed = ""; pick(each); return; }
    aimed = id(each.part);
    for (const button of $("lit").children) button.classList.toggle("aimed", button.dataset.key === aimed);
    toast([words("sure", { name: each.name }), each.tip].filter(Boolean).join(". "));
  };
  const handle = (button, spot) => {
    let start = null, timer = 0, ghost = null, over = null, latest = -1e9;
    const loose = () => button.offer.held && button.offer.lit && mine();
    const end = () => { clearTimeout(timer); if (ghost) ghost.remove(); if (over) over.classList.remove("over"); start = ghost = over = null; };
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    // A finger counts when it is lifted; a click of its own comes from a keyboard or a screen reader.
    // A page that is busy hears of both late, so what counts is when they happened.
    button.addEventListener("click", (event) => { if (event.timeStamp - latest > 800) pick(button.offer); });
    if (spot) return;
    button.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      start = [event.clientX, event.clientY]; latest = event.timeStamp;
      if (loose()) button.setPointerCapture(event.pointerId);
      timer = setTimeout(() => { start = null; say({ is: "Why", part: button.offer.part }); }, HOLD_MS);
    });
    button.addEventListener("pointermove", (event) => {
      if (!start || (!ghost && Math.hypot(event.clientX - start[0], event.clientY - start[1]) < TAP_PX)) return;
      clearTimeout(timer);
      if (!ghost && !loose()) return;
      if (!ghost) {
        ghost = button.cloneNode(true); ghost.className += " flying"; delete ghost.dataset.key;
        ghost.style.width = button.offsetWidth + "px"; ghost.style.height = button.offsetHeight + "px"; document.body.append(ghost); light(button.offer);
      }
      ghost.style.left = event.clientX + "px"; ghost.style.top = event.clientY + "px";
      const under = target(event.clientX, event.clientY, button);
      if (over && over !== under) over.classList.remove("over");
      over = under; if (over) over.classList.add("over");
    });
    button.addEventListener("pointerup", (event) => {
      const there = over, dragged = Boolean(ghost), near = start; end();
      latest = event.timeStamp;
      if (dragged) drop(button.offer, there); else if (near && Math.hypot(event.clientX - near[0], event.clientY - near[1]) < TAP_PX) pick(button.offer);
    });
    button.addEventListener("pointercancel", () => { const dragged = Boolean(ghost); end(); if (dragged) { taken.clear(); draw(); } });
  };
  const target = (x, y, from) => {
    const found = document.elementFromPoint(x, y), button = found && found.closest("[data-key]");
    if (button && button !== from) return button;
    const near = within(x, y);
    return near ? buttons(id(near.part))[0] || null : null;
  };
  const drop = (each, there) => {
    if (!there || !say({ is: "Pick", n: asked.n, part: each.part })) { taken.clear(); draw(); return; }
    light(there.offer); say({ is: "Pick", n: asked.n, part: there.offer.part });
  };
  $("go").onclick = () => { if (mine()) tell(); if (mine() && !swings()) { $("go").classList.add("taken"); say({ is: "Go", n: asked.n }); } };
  $("back").onclick = () => { if (swing) { swing = null; draw(); } else if (mine()) { own.clear(); waits.clear(); say({ is: "Back", n: asked.n }); } };

  // The board: pinch, drag, double tap, hold for why.
  const view = $("board"), fingers = new Map();
  let before = null, hold = 0, moved = false, latest = 0;
  const fit = () => {
    const wide = view.clientWidth, tall = view.clientHeight, size = asked ? asked.hand.size : [1, 1];
    if (!wide || !size[0]) return;
    const fits = Math.min(wide / size[0], tall / size[1]);
    $("sheet").style.width = size[0] * fits + "px"; $("sheet").style.height = size[1] * fits + "px";
    zoom = Math.min(ZOOM, Math.max(1, zoom));
    const spare = [wide - size[0] * fits * zoom, tall - size[1] * fits * zoom];
    panX = spare[0] > 0 ? spare[0] / 2 : Math.min(0, Math.max(spare[0], panX));
    panY = spare[1] > 0 ? spare[1] / 2 : Math.min(0, Math.max(spare[1], panY));
    $("sheet").style.transform = "translate(" + panX + "px," + panY + "px) scale(" + zoom + ")";
    $("sheet").style.setProperty("--zoom", zoom);
    $("whole").hidden = zoom < 1.02;
  };
  const about = (x, y, times) => {
    const box = view.getBoundingClientRect(), to = Math.min(ZOOM, Math.max(1, zoom * times)), real = to / zoom;
    panX = x - box.left - (x - box.left - panX) * real; panY = y - box.top - (y - box.top - panY) * real; zoom = to; fit();
  };
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return other ? { x: (one[0] + other[0]) / 2, y: (one[1] + other[1]) / 2, far: Math.hypot(one[0] - other[0], one[1] - other[1]) } : { x: one[0], y: one[1], far: 0 };
  };
  const point = (x, y) => {
    const box = $("sheet").getBoundingClientRect(), size = asked.hand.size;
    return [(x - box.left) * size[0] / box.width, (y - box.top) * size[1] / box.height, size[0] / box.width];
  };
  const within = (x, y) => {
    // The nearest lit part, also one that is smaller than a thumb.
    if (!asked || !mine() || !$("lit").children.length) return null;
    const [px, py, unit] = point(x, y);
    let best = null, far = REACH_PX * unit;
    for (const each of asked.hand.offers) {
      if (!each.box || !each.lit) continue;
      const [left, top, w, h] = each.box, apart = Math.hypot(Math.max(left - px, 0, px - left - w), Math.max(top - py, 0, py - top - h));
      if (apart < far) { best = each; far = apart; }
      if (!apart) return each;
    }
    return best;
  };
  const wonder = (x, y) => {
    const near = within(x, y), on = near && (() => { const [px, py] = point(x, y), [l, t, w, h] = near.box; return px >= l && py >= t && px <= l + w && py <= t + h; })();
    if (on) { say({ is: "Why", part: near.part }); return; }
    // What is not lit has no part here: the table knows what lies at this spot.
    const [px, py] = point(x, y);
    say({ is: "Wonder", x: Math.round(px), y: Math.round(py) });
  };
  view.addEventListener("contextmenu", (event) => event.preventDefault());
  view.addEventListener("pointerdown", (event) => {
    if (event.target.closest("#whole") || event.button || !asked) return;
    view.setPointerCapture(event.pointerId); fingers.set(event.pointerId, [event.clientX, event.clientY]);
    before = spread(); clearTimeout(hold);
    if (fingers.size > 1) { moved = true; return; }
    moved = false; const { clientX, clientY } = event;
    hold = setTimeout(() => { if (!moved) { moved = true; wonder(clientX, clientY); } }, HOLD_MS);
    const near = within(clientX, clientY);
    if (near) for (const each of $("lit").children) if (each.offer === near) each.classList.add("aimed");
  });
  view.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const was = fingers.get(event.pointerId);
    if (!moved && Math.hypot(event.clientX - was[0], event.clientY - was[1]) < TAP_PX) return;
    if (!moved) { moved = true; clearTimeout(hold); unaim(); }
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size === 1 && leads(event.clientX, event.clientY)) return;
    const now = spread();
    panX += now.x - before.x; panY += now.y - before.y;
    if (now.far && before.far) about(now.x, now.y, now.far / before.far); else fit();
    before = now;
  });
  const leads = (x, y) => {
    // A finger on the picture turns the dials to where it is.
    if (!mine() || !asked.hand.dials.length || swing) return false;
    const [px, py] = point(x, y);
    own.clear(); turned("spot", { is: "Turn", x: Math.round(px), y: Math.round(py) });
    return true;
  };
  const unaim = () => { for (const each of $("lit").children) each.classList.toggle("aimed", each.dataset.key === aimed); };
  const lift = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(hold);
    if (fingers.size) { before = spread(); return; }
    unaim();
    if (moved || event.type === "pointercancel") return;
    if (leads(event.clientX, event.clientY)) return;
    const near = within(event.clientX, event.clientY);
    if (near) { aim(near); return; }
    const now = performance.now();
    if (now - latest < 320) { about(event.clientX, event.clientY, zoom > 1.5 ? 0.01 : 2.2); latest = 0; } else latest = now;
  };
  view.addEventListener("pointerup", lift);
  view.addEventListener("pointercancel", lift);
  view.addEventListener("wheel", (event) => { event.preventDefault(); about(event.clientX, event.clientY, event.deltaY < 0 ? 1.2 : 1 / 1.2); }, { passive: false });
  // A browser makes no click of a tap that comes right after two fingers.
  $("whole").onclick = $("whole").onpointerup = () => { zoom = 1; fit(); };
  addEventListener("resize", () => { if (asked) fit(); });

  // What lies over the page.
  const drawer = (title, lines) => {
    $("drawer-title").textContent = title; $("drawer-title").hidden = !title;
    const said = lines.filter(Boolean).map((each) => (title && each.startsWith(title + ": ") ? each.slice(title.length + 2) : each));
    $("drawer-words").replaceChildren(...said.map((each) => node("p", "", each)));
    fresh = $("drawer").hidden; $("drawer").hidden = false; $("close").focus();
  };
  // The finger that asked is still down when the answer comes: to lift it closes nothing.
  let fresh = false;
  addEventListener("pointerdown", () => { fresh = false; }, true);
  $("drawer").onclick = (event) => {
    if (fresh && event.detail) return;
    if (event.target === $("drawer") || event.target === $("close")) $("drawer").hidden = true;
  };
  addEventListener("keydown", (event) => { if (event.key === "Escape") $("drawer").hidden = true; });
  $("log-button").onclick = () => { if (asked) drawer(words("log"), asked.hand.log); };
  let leaving = -1e9;
  $("leave").onclick = $("mine").onclick = () => {
    const sure = words("leave.sure");
    if (performance.now() - leaving > readMs(sure)) { leaving = performance.now(); toast(sure); return; }
    leaving = -1e9; say({ is: "Leave" }); keep("s", ""); granted = asked = null; stays = ""; door();
  };
  let fading = 0;
  // Time to see a sentence, and for each of its letters; the big screen has the same.
  const readMs = (said) => Math.max(4000, 2000 + 60 * said.length);
  const toast = (said) => {
    $("toast").textContent = said; $("toast").hidden = !said; clearTimeout(fading);
    fading = setTimeout(() => { $("toast").hidden = true; }, readMs(said));
  };

  const label = () => {
    const put = (selector, key) => { document.querySelector(selector).textContent = words(key); };
    put("#by-code label", "code"); put("#by-code button", "code.go"); put("#naming label", "name"); put("#seats h2", "sit");
    put("#again", "again"); put("#open-line", "open_line"); put("#close", "close");
    for (const [id, key] of [["log-button", "log"], ["leave", "leave"], ["whole", "whole"], ["back", "back"], ["board", "board"]]) $(id).setAttribute("aria-label", words(key));
  };
  label(); $("name").value = kept("name"); door(); open();
})();
