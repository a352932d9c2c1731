"""Stories of Blanket Hills: a blanket and what lies on it, what is done, and what comes of it.

How a position is given says `scenario_position`. An order begins with a tank, `A`, or with one of
the seats that fire for it, `A2`; `A` alone is whoever of them is to act:
`A pick nuke`, `A move 90 30`, `A fire nuke 68 75 normal`, `A fire gamma_ray`, `A resign`.
`ask` has the same, answered and not done.

What comes of it: `story` (all that is told but for whose turn it is), or `refused`; `answers`;
`rules`, the paragraph of each line of the story; `after`, the blanket in 20 x 12 signs; `there`, a
line for each tank; `stand`, towers and domes; `points` and `shells` by tank; `turn`, who is to act;
`opening`, what was thrown before; `choices`, how many; `heights` of the places that `look` names;
`lowered`, how many places of the land were changed; `side`, what one sees from the side along the
way that `along` names, `A 68` or `A 68 75 normal`.
"""
