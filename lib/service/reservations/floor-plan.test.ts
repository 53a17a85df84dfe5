import { describe, expect, it } from "vitest";
import { layOutPlan, PLAN_COLUMNS, type PlanPlace, type PlanTable, planSize, withinPlan } from "./floor-plan";

const table = (id: string, changes: Partial<PlanTable> = {}): PlanTable => ({
  id,
  seats: 4,
  shape: "square",
  planX: null,
  planY: null,
  ...changes,
});

const overlap = (a: PlanPlace, b: PlanPlace) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("the plan of an area", () => {
  it("leaves tables where they were put", () => {
    const { places } = layOutPlan([table("a", { planX: 7, planY: 5 }), table("b", { planX: 0, planY: 0 })]);
    expect(places.map(({ place: { x, y } }) => [x, y])).toEqual([
      [7, 5],
      [0, 0],
    ]);
  });

  it("puts the others into the room that is left, none over another and none outside", () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      table(`t${at}`, { seats: 1 + (at % 12), shape: at % 3 === 0 ? "round" : "square" }),
    );
    const { places, rows } = layOutPlan([table("fixed", { planX: 3, planY: 2 }), ...many]);
    for (const [at, { place }] of places.entries()) {
      expect(place.x + place.width).toBeLessThanOrEqual(PLAN_COLUMNS);
      expect(place.y + place.height).toBeLessThanOrEqual(rows);
      for (const other of places.slice(at + 1)) expect(overlap(place, other.place)).toBe(false);
    }
  });

  it("keeps a table within it, whatever its size", () => {
    const long = table("l", { seats: 20 });
    expect(withinPlan(long, { x: 40, y: -3.4 })).toEqual({ x: PLAN_COLUMNS - planSize(long).width, y: 0 });
  });

  it("is there without tables", () => {
    expect(layOutPlan([])).toEqual({ places: [], rows: 4 });
  });
});
