import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  chooseTables,
  chooseTablesIn,
  layOut,
  MAX_COMBINED_TABLES,
  MOST_LOOKS,
  type Table,
} from "@/lib/service/reservations/table-choice";

function table(id: string, seats: number, ...combinableWith: string[]): Table {
  return { id, seats, combinableWith };
}

const room = [
  table("window", 2),
  table("a", 4, "b"),
  table("b", 4, "c"),
  table("c", 2),
  table("round", 6),
  table("island", 5),
];

function ids(tables: readonly Table[] | null): string[] | null {
  return tables?.map(({ id }) => id).sort() ?? null;
}

function linked(a: Table, b: Table): boolean {
  return a.combinableWith.includes(b.id) || b.combinableWith.includes(a.id);
}

function connected(group: readonly Table[]): boolean {
  const reached = group.slice(0, 1);
  for (const one of reached)
    reached.push(...group.filter((other) => !reached.includes(other) && linked(one, other)));
  return reached.length === group.length;
}

function seatsOf(group: readonly Table[]): number {
  return group.reduce((sum, { seats }) => sum + seats, 0);
}

describe("chooseTables", () => {
  test.each<[number, string[] | null]>([
    [1, ["window"]],
    [2, ["window"]],
    [3, ["a"]],
    [5, ["island"]],
    [6, ["round"]],
    [7, ["a", "b"]],
    [8, ["a", "b"]],
    [9, ["a", "b", "c"]],
    [10, ["a", "b", "c"]],
    [11, null],
  ])("seats a party of %i at %j", (party, chosen) => expect(ids(chooseTables(room, party))).toEqual(chosen));

  it("takes the smallest table that is still free, and pushes tables together only without one", () => {
    const without = (...gone: string[]) => room.filter(({ id }) => !gone.includes(id));
    expect(ids(chooseTables(without("window", "c"), 2))).toEqual(["a"]);
    expect(ids(chooseTables(without("round", "island"), 5))).toEqual(["b", "c"]);
    expect(ids(chooseTables(without("round", "island", "b"), 5))).toBeNull();
  });

  it("ignores neighbours that are not free and a table that names itself", () => {
    expect(chooseTables([table("a", 2, "a", "gone")], 4)).toBeNull();
  });

  it("finds the best group whenever there is one", () => {
    const smallRoom = fc
      .record({
        seats: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 7 }),
        links: fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 10 }),
      })
      .map(({ seats, links }) =>
        seats.map((count, index) =>
          table(`t${index}`, count, ...links.filter(([from]) => from === index).map(([, to]) => `t${to}`)),
        ),
      );

    fc.assert(
      fc.property(smallRoom, fc.integer({ min: 1, max: 20 }), (tables, party) => {
        const subsets = Array.from({ length: 2 ** tables.length - 1 }, (_, bits) =>
          tables.filter((_table, index) => (bits + 1) & (1 << index)),
        );
        const [best] = subsets
          .filter(
            (group) => group.length <= MAX_COMBINED_TABLES && seatsOf(group) >= party && connected(group),
          )
          .sort((a, b) => a.length - b.length || seatsOf(a) - seatsOf(b));
        const chosen = chooseTables(tables, party);
        expect(chosen && [chosen.length, seatsOf(chosen), connected(chosen)]).toEqual(
          best ? [best.length, seatsOf(best), true] : null,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("in a room made to be hard", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);
  const all = many(98);
  const rooms: Record<string, Table[]> = {
    "a large table among small ones, and a large one alone": [
      table("large", 10, ...all),
      table("alone", 10),
      ...all.map((id) => table(id, 1)),
    ],
    "the same, with every small table beside every other": [
      table("large", 10, ...all),
      table("alone", 10),
      ...all.map((id) => table(id, 1, ...all)),
    ],
    "two large tables that meet in one small one": [
      table("large", 10, ...all.slice(0, 40)),
      table("other", 10, "t97"),
      ...all.map((id) => table(id, 1, ...all)),
    ],
    "every table beside every other": many(100).map((id, index) => table(id, index === 0 ? 8 : 3, ...all)),
    "a long chain": many(100).map((id, index) => table(id, index % 9 === 0 ? 4 : 1, `t${index + 1}`)),
    "a floor of tables in rows": many(300).map((id, index) =>
      table(id, [2, 4, 4, 2, 6][index % 5] ?? 2, `t${index + 1}`, `t${index + 20}`, `t${index + 21}`),
    ),
  };

  test.each(Object.keys(rooms))("looks at few neighbours: %s", (name) => {
    const laidOut = layOut(rooms[name] ?? []);
    for (let party = 1; party <= 20; party += 1) {
      const budget = { looksLeft: MOST_LOOKS };
      const chosen = chooseTablesIn({ room: laidOut, isFree: () => true, party, budget });
      expect(MOST_LOOKS - budget.looksLeft, `party of ${party}`).toBeLessThan(50_000);
      if (chosen) expect([seatsOf(chosen) >= party, connected(chosen)]).toEqual([true, true]);
    }
  });

  /** Three tables for four and one for three would be best, but stand apart. */
  const hopeless = layOut([
    ...all.map((id) => table(id, 4, ...all)),
    ...["x", "y"].map((id) => table(id, 3)),
  ]);

  it("stops with the best group found when the budget is used up, the same each time", () => {
    const search = () => {
      const budget = { looksLeft: MOST_LOOKS };
      const chosen = chooseTablesIn({ room: hopeless, isFree: () => true, party: 15, budget });
      return { chosen, overdrawn: budget.looksLeft };
    };
    const { chosen, overdrawn } = search();
    expect(overdrawn).toBeLessThanOrEqual(0);
    expect(overdrawn).toBeGreaterThan(-2 * all.length);
    expect(chosen && [chosen.length, seatsOf(chosen), connected(chosen)]).toEqual([4, 16, true]);
    expect(search().chosen).toEqual(chosen);
  });

  it("finds single tables without a budget", () => {
    const search = { room: hopeless, isFree: () => true, budget: { looksLeft: 0 } };
    expect(ids(chooseTablesIn({ ...search, party: 3 }))).toEqual(["x"]);
    expect(chooseTablesIn({ ...search, party: 5 })).toBeNull();
  });
});
