import { describe, expect, it } from "vitest";
import {
  isAllDone,
  type KitchenLine,
  type KitchenSubject,
  NO_STATION,
  partsOf,
  type StationState,
} from "./kitchen-ticket";

const station = (id: string, ...productIds: string[]) => ({
  id,
  name: id,
  categoryIds: [],
  productIds,
  optionLabels: [],
});
const line = (key: string, changes: Partial<KitchenLine> = {}): KitchenLine => ({
  key,
  productId: key,
  categoryId: null,
  quantity: 1,
  name: key,
  options: [],
  optionLabels: [],
  allergens: [],
  note: null,
  course: null,
  guest: null,
  isVoided: false,
  ...changes,
});
const AT = new Date("2026-03-01T12:00:00Z");
const subject = (lines: KitchenLine[], changes: Partial<KitchenSubject> = {}): KitchenSubject => ({
  subjectId: "ord_1",
  round: 0,
  orderId: "ord_1",
  billId: null,
  label: "1",
  service: "pickup",
  guestName: null,
  tableName: null,
  since: AT,
  dueAt: null,
  note: null,
  isTest: false,
  status: "preparing",
  rushedAt: null,
  fired: {},
  lines,
  ...changes,
});
const state = (stationId: string, made: Record<string, number>): StationState => ({
  subjectId: "ord_1",
  round: 0,
  stationId,
  made,
  startedAt: null,
  bumpedAt: AT,
  recalledAt: null,
});

describe("the parts of an order", () => {
  const grill = station("grill", "steak");
  const bar = station("bar", "cola");

  it("are those of its stations, and what nobody makes comes last and holds up nothing", () => {
    const order = subject([line("steak"), line("napkin"), line("cola")]);
    const done = [state("grill", { steak: 1 }), state("bar", { cola: 1 })];
    const parts = partsOf(order, [bar, grill], done);
    expect(parts.map(({ stationId, isDone }) => [stationId, isDone])).toEqual([
      ["bar", true],
      ["grill", true],
      [NO_STATION, false],
    ]);
    expect(isAllDone(parts)).toBe(true);
    expect(isAllDone(partsOf(order, [bar, grill], done.slice(0, 1)))).toBe(false);
  });

  it("count where no station makes anything", () => {
    const order = subject([line("steak")]);
    expect(isAllDone(partsOf(order, [], []))).toBe(false);
    expect(isAllDone(partsOf(order, [], [state(NO_STATION, { steak: 1 })]))).toBe(true);
  });

  it("open again when more is ordered, and close when the rest is voided", () => {
    const more = subject([line("steak", { quantity: 3 })]);
    expect(partsOf(more, [grill], [state("grill", { steak: 1 })])[0]).toMatchObject({ isDone: false });
    const voided = subject([line("steak", { isVoided: true })]);
    expect(partsOf(voided, [grill], [])[0]).toMatchObject({ isDone: true });
  });

  it("of a canceled order are done when the station has seen it", () => {
    const canceled = subject([line("steak")], { status: "canceled" });
    expect(partsOf(canceled, [grill], [])[0]?.isDone).toBe(false);
    expect(partsOf(canceled, [grill], [state("grill", {})])[0]?.isDone).toBe(true);
  });

  it("hold later courses until they are fired, and are not all done before", () => {
    const lines = [line("steak", { course: 1 }), line("cake", { productId: "steak", course: 2 })];
    const held = partsOf(subject(lines), [grill], [state("grill", { steak: 1 })]);
    expect(held[0]?.lines.map(({ isHeld }) => isHeld)).toEqual([false, true]);
    expect([held[0]?.isDone, isAllDone(held)]).toEqual([true, false]);
    const fired = partsOf(
      subject(lines, { fired: { 2: AT.toISOString() } }),
      [grill],
      [state("grill", { steak: 1 })],
    );
    expect(fired[0]?.isDone).toBe(false);
  });
});
