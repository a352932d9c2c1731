"""A turn of Hold the Banner played once more, slowly, quarter by quarter in sets of pairs.

It is written from the digest (P2 to P5) and asks nothing of the referee's own rules: what is on the
table, what all have planned, and what comes of it.
"""

from dataclasses import dataclass, field
from itertools import permutations

from game.rules.hold_the_banner.state import Kind


@dataclass
class Tank:
    x: int
    y: int
    team: int
    siege: bool
    hit: bool
    helmet: bool
    way: list
    shots: list
    reach: int
    piercing: bool
    trail: list = field(default_factory=list)
    stopped: bool = False
    last: tuple | None = None

    def under(self):
        return {(self.x + i, self.y + j) for i in (0, 1) for j in (0, 1)}


@dataclass
class Ball:
    name: str
    x: int
    y: int
    dx: int
    dy: int
    team: int
    tank: int
    reach: int
    piercing: bool
    left: int = 0

    def lanes(self):
        """Return the quarters whose middles lie half a quarter ahead, on either side."""
        found = set()
        for side in (-0.5, 0.5):
            x = self.x + self.dx / 2 + side * self.dy - 0.5
            y = self.y + self.dy / 2 + side * self.dx - 0.5
            found.add((int(x // 1), int(y // 1)))
        return found


class Twin:
    """The field as a turn leaves it: `tanks` and `walls` that are left, `balls` in the air."""

    def __init__(self, table, plans):
        self.tanks, self.dead, self.fallen = {}, set(), set()
        board = table.board
        self.walls = dict.fromkeys(pairs(table.bricks), "brick")
        self.walls |= dict.fromkeys(pairs(table.steel), "steel")
        self.water, self.ice = pairs(board.water), pairs(board.ice)
        self.banners = {
            (camp.banner.x + i, camp.banner.y + j): team
            for team, camp in enumerate(board.camps)
            for i in (0, 1)
            for j in (0, 1)
        }
        for tank in table.tanks:
            player = table.players[tank.seat]
            guard = tank.kind is Kind.GUARD
            far = player.level >= 2 if guard else tank.kind is Kind.GUNNER
            way, shots = plans.get(tank.number, ((), ()))
            self.tanks[tank.number] = Tank(
                tank.place.x,
                tank.place.y,
                table.teams[tank.seat],
                tank.kind is Kind.SIEGE,
                tank.hit,
                player.helmet >= table.turn,
                list(way),
                list(shots),
                24 if far else 18,
                guard and player.level == 4,
                [(tank.place.x, tank.place.y)],
            )
        self.balls = [
            Ball(
                f"old {b.number}",
                b.point.x,
                b.point.y,
                b.facing.dx,
                b.facing.dy,
                b.team,
                b.tank,
                b.reach,
                b.piercing,
            )
            for b in table.bullets
        ]
        self.drive()
        self.slide()
        self.start()
        while any(ball.left for ball in self.balls):
            self.fly()

    def drive(self):
        for number in range(6):
            going = {
                key: tank.way[number]
                for key, tank in self.tanks.items()
                if not tank.stopped and number < len(tank.way)
            }
            made = self.step(going)
            for key in going:
                if key not in made:
                    self.tanks[key].stopped = True
                else:
                    self.tanks[key].trail.append((self.tanks[key].x, self.tanks[key].y))
                    self.tanks[key].last = going[key]
            self.run_into(made)

    def slide(self):
        left = {}
        for key, tank in self.tanks.items():
            wet = len(tank.under() & self.ice)
            if tank.last and wet:
                left[key] = 2 if wet == 4 else 1
        while any(left.values()):
            going = {key: self.tanks[key].last for key, count in left.items() if count}
            made = self.step(going)
            left = {key: left[key] - 1 for key in made}
            self.run_into(made)
            left = {key: count for key, count in left.items() if key in self.tanks}

    def step(self, going):
        """Move all that may move; return which did."""
        before = {key: tank.under() for key, tank in self.tanks.items()}
        able = set(going)
        while True:
            after = {
                key: {(x + going[key][0], y + going[key][1]) for x, y in before[key]}
                if key in able
                else before[key]
                for key in self.tanks
            }
            refused = {key for key in able if not all(map(self.open, after[key]))}
            for one, other in permutations(self.tanks, 2):
                if one in able and after[one] & after[other] and not before[one] & before[other]:
                    refused.add(one)
            grounded = {key for key in refused if not all(map(self.open, after[key]))}
            if not refused:
                break
            able -= grounded or refused
        for key in able:
            self.tanks[key].x += going[key][0]
            self.tanks[key].y += going[key][1]
        return able

    def open(self, quarter):
        x, y = quarter
        inside = 0 <= x < 26 and 0 <= y < 26
        blocked = quarter in self.walls or quarter in self.water or quarter in self.banners
        return inside and not blocked

    def run_into(self, made):
        """Strike those that came onto a ball at rest."""
        hits = {}
        for ball in list(self.balls):
            for key in made:
                tank = self.tanks[key]
                off = abs(ball.x - tank.x - 1) + abs(ball.y - tank.y - 1)
                if tank.team != ball.team and off <= 1:
                    hits[key] = hits.get(key, 0) + 1
                    if ball in self.balls:
                        self.balls.remove(ball)
        self.hurt(hits)

    def hurt(self, hits):
        for key, count in hits.items():
            tank = self.tanks[key]
            if tank.helmet:
                continue
            if tank.siege and not tank.hit and count < 2:
                tank.hit = True
                continue
            del self.tanks[key]
            self.dead.add(key)

    def start(self):
        """Let the new balls start, and those at rest go on."""
        hits = {}
        for key in sorted(self.tanks):
            tank = self.tanks[key]
            for point, (dx, dy) in tank.shots:
                if point >= len(tank.trail):
                    continue
                x, y = tank.trail[point]
                ball = Ball(
                    f"new {key} {point}",
                    x + 1 + dx,
                    y + 1 + dy,
                    dx,
                    dy,
                    tank.team,
                    key,
                    tank.reach,
                    tank.piercing,
                )
                half = Ball("", x + 1, y + 1, dx, dy, 0, 0, 0, False).lanes()
                found = [
                    other
                    for other, each in self.tanks.items()
                    if each.team != tank.team and each.under() & half
                ]
                for other in found:
                    hits[other] = hits.get(other, 0) + 1
                if not found:
                    self.balls.append(ball)
        self.hurt(hits)
        for ball in self.balls:
            ball.left = ball.reach
        self.cancel({})

    def fly(self):
        """Fly one half-step."""
        struck, hits, broken, before = [], {}, set(), {}
        for ball in self.balls:
            if not ball.left:
                continue
            lanes = ball.lanes()
            there = [k for k, t in self.tanks.items() if k != ball.tank and t.under() & lanes]
            enemies = [key for key in there if self.tanks[key].team != ball.team]
            for key in enemies:
                hits[key] = hits.get(key, 0) + 1
            if there:
                struck.append(ball)
            elif lanes & set(self.walls):
                struck.append(ball)
                broken |= self.breaks(ball, lanes)
            elif lanes & set(self.banners):
                struck.append(ball)
                self.fallen |= {self.banners[q] for q in lanes if q in self.banners}
            else:
                before[ball.name] = (ball.x, ball.y)
        self.hurt(hits)
        for quarter in broken:
            del self.walls[quarter]
        self.balls = [ball for ball in self.balls if ball not in struck]
        for ball in self.balls:
            if ball.name in before:
                ball.x, ball.y, ball.left = ball.x + ball.dx, ball.y + ball.dy, ball.left - 1
        self.cancel(before)

    def breaks(self, ball, lanes):
        if not ball.piercing:
            return {q for q in lanes if self.walls.get(q) == "brick"}
        depth = [(q[0], q[1]) for q in lanes]
        further = [(x + ball.dx, y + ball.dy) for x, y in depth]
        same = [
            after
            for at, after in zip(depth, further, strict=True)
            if (at[0] // 2 == after[0] // 2 or not ball.dx)
            and (at[1] // 2 == after[1] // 2 or not ball.dy)
        ]
        return {q for q in (*depth, *same) if q in self.walls}

    def cancel(self, before):
        """Take away what meets, and then what is at the edge."""
        gone = set()
        for one, other in permutations(self.balls, 2):
            if (one.x, one.y) == (other.x, other.y):
                gone.add(one.name)
            crossed = before.get(one.name) == (other.x, other.y)
            if crossed and before.get(other.name) == (one.x, one.y):
                gone.add(one.name)
        self.balls = [
            ball
            for ball in self.balls
            if ball.name not in gone and 0 < ball.x < 26 and 0 < ball.y < 26
        ]


def pairs(quarters):
    return {(x, y) for x in range(26) for y in range(26) if quarters >> (26 * y + x) & 1}
