import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { chooseTables, MAX_COMBINED_TABLES, type Table } from "@/lib/reservations/table-choice";

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

  it("stays quick where every table goes with every other", () => {
    const all = Array.from({ length: 60 }, (_, index) => `t${index}`);
    const hall = all.map((id, index) => table(id, index === 0 ? 8 : 3, ...all));
    const started = performance.now();
    expect(chooseTables(hall, 19)).toHaveLength(5);
    expect(chooseTables(hall, 20)).toHaveLength(5);
    expect(chooseTables(hall, 21)).toBeNull();
    expect(performance.now() - started).toBeLessThan(2000);
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

    function connected(group: readonly Table[]): boolean {
      const linked = (a: Table, b: Table) =>
        a.combinableWith.includes(b.id) || b.combinableWith.includes(a.id);
      const reached = group.slice(0, 1);
      for (const one of reached)
        reached.push(...group.filter((other) => !reached.includes(other) && linked(one, other)));
      return reached.length === group.length;
    }

    fc.assert(
      fc.property(smallRoom, fc.integer({ min: 1, max: 20 }), (tables, party) => {
        const subsets = Array.from({ length: 2 ** tables.length - 1 }, (_, bits) =>
          tables.filter((_table, index) => (bits + 1) & (1 << index)),
        );
        const seatsOf = (group: readonly Table[]) => group.reduce((sum, { seats }) => sum + seats, 0);
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
