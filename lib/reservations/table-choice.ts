/** A table, and the tables that can be pushed together with it. One side naming the other is enough. */
export type Table = { id: string; seats: number; combinableWith: readonly string[] };

/** More tables than this are not pushed together for one party. */
export const MAX_COMBINED_TABLES = 5;

/** Keeps the search short in a room where every table goes with every other. */
const MOST_GROUPS_COMPARED = 10_000;

type Neighbours = ReadonlyMap<Table, ReadonlySet<Table>>;

function neighboursOf(tables: readonly Table[]): Neighbours {
  const byId = new Map(tables.map((table) => [table.id, table]));
  const neighbours = new Map(tables.map((table): [Table, Set<Table>] => [table, new Set()]));
  for (const table of tables) {
    for (const id of table.combinableWith) {
      const other = byId.get(id);
      if (!other || other === table) continue;
      neighbours.get(table)?.add(other);
      neighbours.get(other)?.add(table);
    }
  }
  return neighbours;
}

function seatsOf(group: readonly Table[]): number {
  return group.reduce((sum, { seats }) => sum + seats, 0);
}

/**
 * Every connected group of the size that seats the party, each once. A group is grown from its first table,
 * and only by later tables that touch the group for the first time through the table just added. Tables come
 * largest first, so that a group which can no longer reach the party's size is given up early.
 */
function* seatingGroups(tables: readonly Table[], party: number, size: number): Generator<Table[]> {
  const neighbours = neighboursOf(tables);
  const rank = new Map(tables.map((table, index) => [table, index]));

  function* growFrom(first: Table, firstRank: number): Generator<Table[]> {
    const largestOther = tables[firstRank + 1]?.seats ?? 0;
    const laterNeighbours = (table: Table) =>
      [...(neighbours.get(table) ?? [])].filter((other) => (rank.get(other) ?? 0) > firstRank);

    function* grow(group: Table[], frontier: Table[], touched: ReadonlySet<Table>): Generator<Table[]> {
      if (seatsOf(group) + (size - group.length) * largestOther < party) return;
      if (group.length === size) {
        yield group;
        return;
      }
      for (const [index, table] of frontier.entries()) {
        const fresh = laterNeighbours(table).filter((other) => !touched.has(other));
        yield* grow(
          [...group, table],
          [...frontier.slice(index + 1), ...fresh],
          new Set([...touched, ...fresh]),
        );
      }
    }

    const frontier = laterNeighbours(first);
    yield* grow([first], frontier, new Set([first, ...frontier]));
  }

  for (const [index, first] of tables.entries()) yield* growFrom(first, index);
}

/** The group with the fewest spare seats; of several, the first. Of very many, the best of those looked at. */
function bestFit(groups: Iterable<Table[]>, party: number): Table[] | null {
  let best: Table[] | null = null;
  let compared = 0;
  for (const group of groups) {
    if (best === null || seatsOf(group) < seatsOf(best)) best = group;
    compared += 1;
    if (seatsOf(best) === party || compared === MOST_GROUPS_COMPARED) break;
  }
  return best;
}

/**
 * Which of the free tables a party gets: the single table with the fewest spare seats, else the fewest
 * tables that can be pushed together, with the fewest spare seats. Null when the party cannot be seated.
 */
export function chooseTables(free: readonly Table[], party: number): Table[] | null {
  const largestFirst = free.toSorted((a, b) => b.seats - a.seats);
  for (let size = 1; size <= MAX_COMBINED_TABLES; size += 1) {
    const fit = bestFit(seatingGroups(largestFirst, party, size), party);
    if (fit) return fit;
  }
  return null;
}
