"""How sections lie beside one another, and which spaces are adjacent (CPE 2, 24, 25)."""

from __future__ import annotations

from typing import Final

from beachhead.games.conquest.names import CENTRE, NO_SECTION, SPACES_EACH

# Around the centre 0, clockwise from the upper left (CPE 2.2).
RING: Final = (1, 2, 3, 4, 5, 6)
# The space of each of four sections that touches the corner where they meet, by where the section lies (CPE 25.3).
AT_CORNER: Final = (((-1, -1), 4), ((0, -1), 5), ((-1, 0), 2), ((0, 0), 1))


class Layout:
    """A board: its sections on a grid, its objectives, each seat's landing site, and who is next to whom.

    `grid` has the column and row of every section.  On the brutal boards the objectives lie on `corners` of the
    grid: the one at (1, 1) is where the four sections from (0, 0) to (1, 1) meet.  Their spaces come after those of
    all sections and belong to none.
    """

    def __init__(
        self,
        key: str,
        grid: list[tuple[int, int]],
        middles: list[int],
        homes: list[int],
        corners: list[tuple[int, int]],
    ) -> None:
        self.key = key
        self.grid = grid
        self.middles = middles  # the objective sections
        self.corners = corners
        self.sections = len(grid)
        first = self.sections * SPACES_EACH
        self.spaces = first + len(corners)
        self.objectives = [section * SPACES_EACH for section in middles] + list(range(first, self.spaces))
        self.landing = [section * SPACES_EACH for section in homes]
        self.adjacent: list[list[int]] = [[] for _ in range(self.spaces)]
        for section in range(self.sections):
            self.join_section(section)
        for k, (column, row) in enumerate(corners):
            for (right, down), number in AT_CORNER:
                self.join(first + k, grid.index((column + right, row + down)) * SPACES_EACH + number)
        for neighbours in self.adjacent:
            neighbours.sort()
        self.distance = [self.distances(space) for space in range(self.spaces)]

    def join_section(self, section: int) -> None:
        """Its own spaces, and those of the sections to its right and below it (CPE 2.3, 2.5)."""
        first = section * SPACES_EACH
        for k in RING:
            self.join(first + CENTRE, first + k)
            self.join(first + k, first + k % 6 + 1)
        column, row = self.grid[section]
        if (column + 1, row) in self.grid:
            self.join(first + 3, self.grid.index((column + 1, row)) * SPACES_EACH + 6)
        if (column, row + 1) in self.grid:
            below = self.grid.index((column, row + 1)) * SPACES_EACH
            self.join(first + 5, below + 1)
            self.join(first + 4, below + 2)

    def join(self, a: int, b: int) -> None:
        self.adjacent[a].append(b)
        self.adjacent[b].append(a)

    def section(self, space: int) -> int:
        """The section that a space belongs to; none for an objective between sections (CPE 25.2)."""
        section = space // SPACES_EACH
        return section if section < self.sections else NO_SECTION

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


def board(key: str, middles: list[tuple[int, int]], homes: list[tuple[int, int]]) -> Layout:
    """The objective sections, then one for each seat, clockwise as they sit (CPE 2.4, 24.2)."""
    n = len(middles)
    return Layout(key, [*middles, *homes], list(range(n)), list(range(n, n + len(homes))), [])


def brutal(seats: int, grid: list[tuple[int, int]], homes: list[int], corners: list[tuple[int, int]]) -> Layout:
    """Sections clockwise, of which some may be nobody's, and objectives between them (CPE 25.1)."""
    return Layout(f"brutal{seats}", grid, [], homes, corners)


FOUR: Final = [(0, 0), (1, 0), (1, 1), (0, 1)]
SIX: Final = [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]
LAYOUTS: Final[dict[str, Layout]] = {
    layout.key: layout
    for layout in (
        board("1", [(0, 0)], [(0, 1)]),
        board("2", [(0, 1)], [(0, 0), (0, 2)]),
        board("3", [(1, 0)], [(2, 0), (1, 1), (0, 0)]),
        board("4", [(1, 1)], [(1, 0), (2, 1), (1, 2), (0, 1)]),
        board("5", [(1, 1), (2, 1)], [(1, 0), (2, 0), (2, 2), (1, 2), (0, 1)]),
        board("6", [(1, 1), (2, 1)], [(1, 0), (2, 0), (3, 1), (2, 2), (1, 2), (0, 1)]),
        brutal(2, FOUR, [0, 2], [(1, 1)]),
        brutal(3, FOUR, [0, 1, 2], [(1, 1)]),
        brutal(4, FOUR, [0, 1, 2, 3], [(1, 1)]),
        brutal(5, SIX, [0, 1, 2, 3, 5], [(1, 1), (2, 1)]),
        brutal(6, SIX, [0, 1, 2, 3, 4, 5], [(1, 1), (2, 1)]),
    )
}
