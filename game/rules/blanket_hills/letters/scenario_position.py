"""The position that a story begins with, read from its parts.

`tanks` have a line each, `B 92,10`, perhaps with `glued` or `glued 2`. Without them all begins as
a match does, with the draft, or the draw of `blind`: `throws` name what falls then, `shift A 2 3`,
`first 4 4 6 1` (in turn, equal ones again), `barrel 1 sniper` (the first that is drawn); later
`error 1 3 -2` (the first shot, degrees and per cent). The seed is one under which all that falls.

`teams` is the tank of each seat, `A B A`, a seat for each tank where it is absent; `A` alone is
the range. `land`: `flat` where absent, or `seed 7`, then lines such as `x 40-60 y 0-59 height 30`,
and `pit 97,19 radius 10 depth 20`, laid one over the other. `stand`: `tower 54,25`, `dome 92,10`.
`shells`: `A nuke sniper`, what a tank still has, one of each where absent. `counts`:
`A 20 points, 3 fired, 2 moved`. `turn`: `B`, A where absent. `hands` by seat: `A dice`,
`B2 dice halved`, calm where absent. `options`, one a line: `blind`, `unlimited`, `self hits cost`,
`short`, `brief glue`. A tank that has no shells left fires no more; when nobody has any, all is
over.
"""
