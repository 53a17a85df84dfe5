/** A table, and the tables that can be pushed together with it. One side naming the other is enough. */
export type Table = { id: string; seats: number; combinableWith: readonly string[] };

export const TABLE_SEATS = { from: 1, to: 100 } as const;
export const MAX_TABLE_NAME_LENGTH = 40;
/** Of a room or terrace. */
export const MAX_AREA_LENGTH = 60;

/** More tables than this are not pushed together for one party. */
export const MAX_COMBINED_TABLES = 5;

/** How many other tables a table can be combined with, counted on both sides. */
export const MAX_NEIGHBOURS = 50;

/**
 * How many neighbours of tables the searches of one request look at, all together (ADR 032): some milliseconds of work.
 * Real rooms need a few thousand looks; one that is made to be hard gets the best group found until then.
 */
export const MOST_LOOKS = 400_000;

/** What remains of a search's budget. It counts neighbours, not groups found, because a search may never find one. */
export type SearchBudget = { looksLeft: number };

/** A room made ready for searching. */
export type Room = {
  /** Largest first. */
  tables: readonly Table[];
  /** For each table, the places of its neighbours in that order. */
  neighbours: readonly (readonly number[])[];
  /** For each count of tables, the seats that so many of the room can have together, wherever they stand: bits of a number. */
  sums: readonly bigint[];
};

/** Makes a room ready for any number of searches. */
export function layOut(tables: readonly Table[]): Room {
  const largestFirst = tables.toSorted((a, b) => b.seats - a.seats);
  const placeOf = new Map(largestFirst.map(({ id }, place) => [id, place]));
  const neighbours = largestFirst.map(() => new Set<number>());
  for (const [place, table] of largestFirst.entries()) {
    for (const id of table.combinableWith) {
      const other = placeOf.get(id);
      if (other === undefined || other === place) continue;
      neighbours[place]?.add(other);
      neighbours[other]?.add(place);
    }
  }
  return {
    tables: largestFirst,
    neighbours: neighbours.map((places) => [...places]),
    sums: sumsOf(largestFirst),
  };
}

function sumsOf(tables: readonly Table[]): bigint[] {
  const sums = [1n, ...Array.from({ length: MAX_COMBINED_TABLES }, () => 0n)];
  const alike = new Map<number, number>();
  for (const { seats } of tables) {
    const count = (alike.get(seats) ?? 0) + 1;
    alike.set(seats, count);
    if (count > MAX_COMBINED_TABLES) continue;
    for (let size = MAX_COMBINED_TABLES; size > 0; size -= 1) {
      sums[size] = (sums[size] ?? 0n) | ((sums[size - 1] ?? 0n) << BigInt(seats));
    }
  }
  return sums;
}

type Search = { room: Room; isFree: (table: Table) => boolean; party: number; budget: SearchBudget };

/**
 * Which free tables of a room a party gets: the single table with the fewest spare seats, else the fewest tables that
 * can be pushed together, with the fewest spare seats; of several, those first in the list. Null when the party cannot
 * be seated. The same room and budget give the same answer; with the budget used up, the best group found counts.
 */
export function chooseTablesIn({ room, isFree, party, budget }: Search): Table[] | null {
  const free = room.tables.map(isFree);
  const single = bestSingle(room, free, party);
  if (single) return [single];
  for (let size = 2; size <= MAX_COMBINED_TABLES; size += 1) {
    const leastSeats = leastSeatsOf(room, size, party);
    if (leastSeats === null) continue;
    const places = bestGroup({ room, free, party, size, leastSeats, budget });
    if (places) return places.flatMap((place) => room.tables[place] ?? []);
  }
  return null;
}

/** As chooseTablesIn, for tables that are all free and one search. */
export function chooseTables(free: readonly Table[], party: number): Table[] | null {
  const budget = { looksLeft: MOST_LOOKS };
  return chooseTablesIn({ room: layOut(free), isFree: () => true, party, budget });
}

function bestSingle({ tables }: Room, free: readonly boolean[], party: number): Table | null {
  let best: Table | null = null;
  for (const [place, table] of tables.entries()) {
    if (table.seats < party) break;
    if (free[place] && (best === null || table.seats < best.seats)) best = table;
  }
  return best;
}

/**
 * The fewest seats, at least the party's, that any so many tables of the room have together; null where they have too
 * few. No group of that size is better, so the first that has just these ends the search.
 */
function leastSeatsOf(room: Room, size: number, party: number): number | null {
  const enough = ((room.sums[size] ?? 0n) >> BigInt(party)).toString(2);
  const lowest = enough.lastIndexOf("1");
  return lowest < 0 ? null : party + enough.length - 1 - lowest;
}

type GroupSearch = {
  room: Room;
  free: readonly boolean[];
  party: number;
  size: number;
  leastSeats: number;
  budget: SearchBudget;
};

/**
 * The connected group of the size that seats the party with the fewest spare seats; of several, the first. Each group
 * is grown once: from its largest table, and only by later tables that touch it for the first time through the table
 * just added. A branch ends where the largest tables within reach do not seat the party, or the smallest are no gain.
 */
function bestGroup({ room, free, party, size, leastSeats, budget }: GroupSearch): number[] | null {
  const { tables, neighbours } = room;
  const seatsAt = (place: number) => tables[place]?.seats ?? 0;
  const freePlaces = [...tables.keys()].filter((place) => free[place]);
  const smallest = tables.at(-1)?.seats ?? 0;
  const touched = new Uint8Array(tables.length);
  const group: number[] = [];
  const frontier: number[] = [];
  let best: number[] | null = null;
  let bestSeats = Number.POSITIVE_INFINITY;

  const isOver = () => bestSeats === leastSeats || budget.looksLeft <= 0;

  /** Puts the free neighbours that come later and were not touched yet at the end of `places`. */
  const touchNeighbours = (place: number, first: number, places: number[]) => {
    const around = neighbours[place] ?? [];
    budget.looksLeft -= around.length;
    for (const other of around) {
      if (other <= first || !free[other] || touched[other]) continue;
      touched[other] = 1;
      places.push(other);
    }
  };

  const untouchFrom = (places: number[], end: number) => {
    for (const place of places.splice(end)) touched[place] = 0;
  };

  /** For each count of tables beside the first, the seats that the largest at these places have together. */
  const largestSums = (places: readonly number[]): number[] => {
    const largest: number[] = [];
    for (const place of places) {
      if (largest.length === size - 1 && place > (largest.at(-1) ?? 0)) continue;
      largest.push(place);
      largest.sort((a, b) => a - b);
      largest.length = Math.min(largest.length, size - 1);
    }
    const sums = [0];
    for (const place of largest) sums.push((sums.at(-1) ?? 0) + seatsAt(place));
    return sums;
  };

  /** The same for the tables that a group begun at `first` can come to. */
  const seatsWithinReach = (first: number, index: number): number[] => {
    const most = largestSums(freePlaces.slice(index + 1, index + size)).at(-1);
    const reached: number[] = [];
    touchNeighbours(first, first, reached);
    let sums = largestSums(reached);
    for (let from = 0, steps = 2; steps < size && sums.at(-1) !== most && !isOver(); steps += 1) {
      const to = reached.length;
      for (; from < to; from += 1) touchNeighbours(reached[from] ?? first, first, reached);
      sums = largestSums(reached);
    }
    untouchFrom(reached, 0);
    return sums;
  };

  const grow = (first: number, from: number, seats: number, within: readonly number[]) => {
    const missing = size - group.length;
    const most = within[missing];
    if (most === undefined || seats + most < party || seats + missing * smallest >= bestSeats) return;
    if (missing === 0) {
      best = [...group];
      bestSeats = seats;
      return;
    }
    const end = frontier.length;
    for (let at = from; at < end && !isOver(); at += 1) {
      budget.looksLeft -= 1;
      const place = frontier[at] ?? first;
      group.push(place);
      if (missing > 1) touchNeighbours(place, first, frontier);
      grow(first, at + 1, seats + seatsAt(place), within);
      untouchFrom(frontier, end);
      group.pop();
    }
  };

  for (const [index, first] of freePlaces.entries()) {
    if (isOver() || seatsAt(first) * size < party) break;
    const within = seatsWithinReach(first, index);
    group.push(first);
    touchNeighbours(first, first, frontier);
    grow(first, 0, seatsAt(first), within);
    untouchFrom(frontier, 0);
    group.pop();
  }
  return best;
}
