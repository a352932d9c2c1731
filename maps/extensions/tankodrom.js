// Tankodrom for Tiled 1.8 and newer: lists a map's mistakes under View > Issues, and mirrors maps.
// It is optional. Switch it on with "Enable Extensions" in the bar Tiled shows for this project.

// The first of 16 tiles of each terrain that joins; the number from there is a sum of its joined
// sides (1 north, 2 east, 4 south, 8 west).
const JOINED = { tanchiki: [16, 32, 96, 160], tank_chess: [16, 32, 48, 112, 128, 144] };
const PIECES = 160, KINDS = 11;
const BOTS = 192;
const DIAGONALS = [180, 185];
const FACINGS = ["north", "north_east", "east", "south_east",
                 "south", "south_west", "west", "north_west"];

// The two mirrors: where a point goes (in cells), how a facing turns, and what becomes of sides and owners.
const HALF_TURN = {
    name: "Copy Lower Half to Upper, Turned, Owners Swapped",
    source: (map, x, y) => 2 * y >= map.height,
    place: (map, x, y) => [map.width - x, map.height - y],
    facing: eighth => (eighth + 4) % 8,
    sides: mask => (mask >> 2) | ((mask & 3) << 2),
    swaps: true,
};
const LEFT_RIGHT = {
    name: "Copy Left Half to Right, Mirrored",
    source: (map, x, y) => 2 * x < map.width,
    place: (map, x, y) => [map.width - x, y],
    facing: eighth => (8 - eighth) % 8,
    sides: mask => (mask & 5) | ((mask & 2) << 2) | ((mask & 8) >> 2),
    swaps: false,
};

function mirroredTile(mirror, tile) {
    const name = tile.tileset.name;
    const found = id => tile.tileset.tile(id);
    for (const first of JOINED[name] || []) {
        if (tile.id >= first && tile.id < first + 16)
            return found(first + mirror.sides(tile.id - first));
    }
    if (name === "tank_chess" && tile.id >= PIECES && tile.id < PIECES + 16 * KINDS) {
        const row = tile.id - tile.id % 16;
        const side = (tile.id % 16 >> 3) ^ (mirror.swaps ? 1 : 0);
        return found(row + 8 * side + mirror.facing(tile.id % 8));
    }
    if (name === "tank_chess" && mirror.swaps && tile.id >= 9 && tile.id <= 12)
        return found(tile.id % 2 ? tile.id + 1 : tile.id - 1);
    if (name === "tanchiki" && !mirror.swaps && DIAGONALS.includes(tile.id))
        return found(DIAGONALS[1 - DIAGONALS.indexOf(tile.id)]);
    if (name === "tanchiki" && tile.id >= BOTS && tile.id < BOTS + 16)
        return found(tile.id - tile.id % 4 + mirror.facing(2 * (tile.id % 4)) / 2);
    return tile;
}

// Ground stays: it changes nothing in the game, and its colours belong to the quarters.
function mirrorTiles(mirror, map, layer) {
    const edit = layer.edit();
    for (let y = 0; y < map.height; y++) {
        for (let x = 0; x < map.width; x++) {
            if (!mirror.source(map, x, y)) continue;
            const [u, v] = mirror.place(map, x + 0.5, y + 0.5).map(Math.floor);
            const tile = layer.tileAt(x, y);
            edit.setTile(u, v, tile ? mirroredTile(mirror, tile) : null, layer.flagsAt(x, y));
        }
    }
    edit.apply();
}

function inSource(mirror, map, x, y) {
    return mirror.source(map, Math.floor(x / map.tileWidth), Math.floor(y / map.tileHeight));
}

function middle(thing) {
    return thing.tile || thing.shape === MapObject.Point
        ? [thing.x, thing.y]
        : [thing.x + thing.width / 2, thing.y + thing.height / 2];
}

function mirrorThings(mirror, map, layer) {
    const kept = layer.objects.filter(thing => inSource(mirror, map, ...middle(thing)));
    for (const thing of layer.objects.filter(each => !kept.includes(each)))
        layer.removeObject(thing);
    for (const thing of kept) layer.addObject(mirroredThing(mirror, map, thing));
}

function mirroredThing(mirror, map, thing) {
    const twin = new MapObject(thing.name);
    twin.shape = thing.shape;
    twin.tile = thing.tile ? mirroredTile(mirror, thing.tile) : null;
    if (thing.className !== undefined) twin.className = thing.className;
    else twin.type = thing.type;
    twin.setProperties(thing.properties());
    const facing = FACINGS.indexOf(thing.property("facing"));
    if (facing >= 0 && "facing" in thing.properties())
        twin.setProperty("facing", FACINGS[mirror.facing(facing)]);
    if (mirror.swaps && "side" in thing.properties())
        twin.setProperty("side", thing.property("side") === "white" ? "black" : "white");
    twin.width = thing.width;
    twin.height = thing.height;
    twin.rotation = mirror.swaps ? thing.rotation : -thing.rotation;
    const [x, y] = middle(thing), cells = [x / map.tileWidth, y / map.tileHeight];
    const [u, v] = mirror.place(map, ...cells);
    const corner = [x - thing.x, y - thing.y];
    twin.x = u * map.tileWidth - corner[0];
    twin.y = v * map.tileHeight - corner[1];
    return twin;
}

function layersOf(parent) {
    const layers = [];
    for (let i = 0; i < parent.layerCount; i++) {
        const layer = parent.layerAt(i);
        layers.push(...(layer.isGroupLayer ? layersOf(layer) : [layer]));
    }
    return layers;
}

function mirrorMap(mirror) {
    const map = tiled.activeAsset;
    if (!map || !map.isTileMap) return tiled.alert("Open a map first.");
    map.macro(mirror.name, () => {
        for (const layer of layersOf(map)) {
            if (layer.isTileLayer && layer.name !== "terrain") mirrorTiles(mirror, map, layer);
            if (["bots", "starts", "pieces"].includes(layer.name)) mirrorThings(mirror, map, layer);
        }
    });
}

// The folder that holds check.sh, from the map upwards.
function toolFolder(map) {
    let folder = map.fileName;
    while (folder.includes("/")) {
        folder = folder.slice(0, folder.lastIndexOf("/"));
        if (File.exists(folder + "/check.sh")) return folder;
    }
    return null;
}

function report(map, fault) {
    const show = () => {
        tiled.activeAsset = map;
        if (fault.cell && tiled.mapEditor.currentMapView)
            tiled.mapEditor.currentMapView.centerOn(
                (fault.cell[0] + 0.5) * map.tileWidth, (fault.cell[1] + 0.5) * map.tileHeight);
    };
    if (fault.warning) tiled.warn(fault.text, show);
    else tiled.error(fault.text, show);
}

function checkMap(map) {
    const folder = toolFolder(map);
    if (!folder) return tiled.alert("check.sh is not above this map: keep maps in the maps folder.");
    const checker = new Process();
    checker.workingDirectory = folder;
    checker.exec(folder + "/check.bat", ["--json", map.fileName], false);
    const said = checker.readStdOut();
    let faults;
    try {
        faults = JSON.parse(said);
    } catch (broken) {
        return tiled.error("The map could not be checked: " + checker.readStdErr());
    }
    for (const fault of faults) report(map, fault);
    if (!faults.length) tiled.log("This map is ready to play.");
}

const check = tiled.registerAction("TankodromCheck", () => {
    if (tiled.activeAsset && tiled.activeAsset.isTileMap) checkMap(tiled.activeAsset);
});
check.text = "Check Tankodrom Map";
const turn = tiled.registerAction("TankodromHalfTurn", () => mirrorMap(HALF_TURN));
turn.text = HALF_TURN.name;
const mirror = tiled.registerAction("TankodromLeftRight", () => mirrorMap(LEFT_RIGHT));
mirror.text = LEFT_RIGHT.name;
tiled.extendMenu("Map", [
    { separator: true },
    { action: "TankodromCheck" },
    { action: "TankodromHalfTurn" },
    { action: "TankodromLeftRight" },
]);
