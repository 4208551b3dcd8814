"""How sections lie beside one another, and which spaces are adjacent (CPE 2)."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.names import SPACES_EACH

# Around the centre 0, clockwise from the upper left (CPE 2.2).
RING: Final = (1, 2, 3, 4, 5, 6)


class Layout:
    """A board: its sections on a grid, its objectives, each seat's landing site, and who is next to whom.

    Sections are numbered objective sections first, then one for each seat.  `grid` has the column and
    row of every section, for drawing.
    """

    def __init__(
        self,
        key: str,
        sections: int,
        objectives: list[int],
        landing: list[int],
        grid: list[tuple[int, int]],
        beside: list[tuple[int, int]],
        above: list[tuple[int, int]],
    ) -> None:
        self.key = key
        self.sections = sections
        self.spaces = sections * SPACES_EACH
        self.objectives = objectives
        self.landing = landing
        self.grid = grid
        self.beside = beside
        self.above = above
        self.adjacent: list[list[int]] = [[] for _ in range(self.spaces)]
        for section in range(sections):
            first = section * SPACES_EACH
            for k in RING:
                self.join(first, first + k)
                self.join(first + k, first + k % 6 + 1)
        for left, right in beside:
            self.join(left * SPACES_EACH + 3, right * SPACES_EACH + 6)
        for upper, lower in above:
            self.join(upper * SPACES_EACH + 5, lower * SPACES_EACH + 1)
            self.join(upper * SPACES_EACH + 4, lower * SPACES_EACH + 2)
        for neighbours in self.adjacent:
            neighbours.sort()
        self.distance = [self.distances(space) for space in range(self.spaces)]

    def join(self, a: int, b: int) -> None:
        self.adjacent[a].append(b)
        self.adjacent[b].append(a)

    def distances(self, start: int) -> list[int]:
        """How many moves each space is away."""
        far = [-1] * self.spaces
        far[start] = 0
        edge = [start]
        while edge:
            further: list[int] = []
            for space in edge:
                for other in self.adjacent[space]:
                    if far[other] < 0:
                        far[other] = far[space] + 1
                        further.append(other)
            edge = further
        return far


def plain(key: str, grid: list[tuple[int, int]], beside: list[tuple[int, int]], above: list[tuple[int, int]]) -> Layout:
    """One objective section with the seats' sections around it."""
    sections = len(grid)
    landing = [section * SPACES_EACH for section in range(1, sections)]
    return Layout(key, sections, [0], landing, grid, beside, above)


# The objective section is 0; the seats sit clockwise, so their sections do too (CPE 2.4).
LAYOUTS: Final[dict[str, Layout]] = {
    layout.key: layout
    for layout in (
        plain("1", [(0, 0), (0, 1)], [], [(0, 1)]),
        plain("2", [(0, 1), (0, 0), (0, 2)], [], [(1, 0), (0, 2)]),
        plain("3", [(1, 0), (2, 0), (1, 1), (0, 0)], [(3, 0), (0, 1)], [(0, 2)]),
        plain("4", [(1, 1), (1, 0), (2, 1), (1, 2), (0, 1)], [(4, 0), (0, 2)], [(1, 0), (0, 3)]),
    )
}
