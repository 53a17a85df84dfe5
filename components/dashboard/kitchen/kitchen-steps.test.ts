import { describe, expect, it } from "vitest";
import type { KitchenTicketWire, KitchenView } from "@/lib/service/kitchen/kitchen-contract";
import { allDayTotals } from "./all-day";
import { newStep, readKitchenSteps, showKitchenSteps, takeBackBump, UNDO_MS } from "./kitchen-steps";
import { bumpedTickets, openTickets, ticketAge } from "./own-part";

type Part = KitchenTicketWire["parts"][number];
const line = (key: string, changes: Partial<Part["lines"][number]> = {}) => ({
  key,
  quantity: 2,
  made: 0,
  name: key,
  options: [],
  allergens: [],
  note: null,
  course: null,
  isHeld: false,
  guest: null,
  isVoided: false,
  ...changes,
});
const part = (stationId: string, lines: Part["lines"], changes: Partial<Part> = {}): Part => ({
  stationId,
  since: "2026-03-01T12:00:00.000Z",
  startedAt: null,
  bumpedAt: null,
  isRecalled: false,
  isDone: false,
  lines,
  ...changes,
});
const ticket = (id: string, parts: Part[], changes: Partial<KitchenTicketWire> = {}): KitchenTicketWire => ({
  id,
  subjectId: id,
  round: 0,
  orderId: id,
  billId: null,
  label: id,
  service: "pickup",
  guestName: null,
  tableName: null,
  since: "2026-03-01T12:00:00.000Z",
  dueAt: null,
  note: null,
  isTest: false,
  isRush: false,
  isAllDone: false,
  status: "accepted",
  fired: [],
  parts,
  ...changes,
});
const viewOf = (...tickets: KitchenTicketWire[]): KitchenView => ({
  stations: [{ id: "grill", name: "Grill" }],
  soonMinutes: 8,
  lateMinutes: 15,
  tickets,
});

describe("a step on a screen", () => {
  const one = ticket("a", [part("grill", [line("steak")]), part("bar", [line("cola")])]);
  const shown = (...steps: Parameters<typeof newStep>[1][]) =>
    showKitchenSteps(
      viewOf(one),
      steps.map((step, place) => newStep(one, step, 1_000 + place)),
    );

  it("shows at once, at its station alone", () => {
    const view = shown({ kind: "bump", stationId: "grill", lines: [{ key: "steak", units: 2 }] });
    expect(openTickets(view, "grill")).toEqual([]);
    expect(bumpedTickets(view, "grill").map(({ ticket: { id } }) => id)).toEqual(["a"]);
    expect(openTickets(view, "bar")).toHaveLength(1);
  });

  it("bumps only what was on the screen", () => {
    const view = shown({ kind: "bump", stationId: "grill", lines: [{ key: "steak", units: 1 }] });
    expect(openTickets(view, "grill")[0]?.lines[0]?.made).toBe(1);
  });

  it("strikes, takes the strike off, and recalls", () => {
    const lines = [{ key: "steak", units: 2 }];
    const made = (view: KitchenView) => view.tickets[0]?.parts[0]?.lines[0]?.made;
    expect(made(shown({ kind: "strike", stationId: "grill", lines }))).toBe(2);
    expect(
      made(
        shown({ kind: "strike", stationId: "grill", lines }, { kind: "unstrike", stationId: "grill", lines }),
      ),
    ).toBe(0);
    const back = shown({ kind: "bump", stationId: "grill" }, { kind: "recall", stationId: "grill" });
    expect(openTickets(back, "grill")[0]).toMatchObject({ isRecalled: true, isDone: false });
  });

  it("waits for its undo when it is a bump, and a recall of it sends nothing", () => {
    const bump = newStep(one, { kind: "bump", stationId: "grill" }, 1_000);
    expect(bump.dueAtMs).toBe(1_000 + UNDO_MS);
    expect(newStep(one, { kind: "strike", stationId: "grill" }, 1_000).dueAtMs).toBe(1_000);
    const at = { ticketId: "a", stationId: "grill" };
    expect(takeBackBump([bump], { ...at, nowMs: 2_000 })).toEqual([]);
    expect(takeBackBump([bump], { ...at, nowMs: 1_000 + UNDO_MS })).toBeNull();
    expect(takeBackBump([bump], { ...at, stationId: "bar", nowMs: 2_000 })).toBeNull();
  });

  it("is remembered by the device, and what is none is left out", () => {
    const bump = newStep(one, { kind: "bump", stationId: "grill" }, 1_000);
    expect(readKitchenSteps(JSON.parse(JSON.stringify([bump, { key: "x" }, null])))).toEqual([bump]);
    expect(readKitchenSteps("nonsense")).toEqual([]);
  });
});

describe("what a screen shows", () => {
  it("has a rush first and what waits for its course last", () => {
    const held = ticket("held", [part("grill", [line("x", { course: 2, isHeld: true })])]);
    const late = ticket("late", [part("grill", [line("x")], { since: "2026-03-01T11:00:00.000Z" })]);
    const rush = ticket("rush", [part("grill", [line("x")])], { isRush: true });
    const ids = openTickets(viewOf(held, late, rush), "grill").map(({ ticket: { id } }) => id);
    expect(ids).toEqual(["rush", "late", "held"]);
  });

  it("leaves out what staff have made ready, unless it was recalled", () => {
    const ready = ticket("ready", [part("grill", [line("x")])], { status: "ready" });
    const back = ticket("back", [part("grill", [line("x")], { isRecalled: true })], { status: "ready" });
    expect(openTickets(viewOf(ready, back), "grill").map(({ ticket: { id } }) => id)).toEqual(["back"]);
  });

  it("counts what is still to be made with its options, without what is held or canceled", () => {
    const tickets = openTickets(
      viewOf(
        ticket("a", [
          part("grill", [line("steak", { options: ["rare"], made: 1 }), line("egg", { made: 2 })]),
        ]),
        ticket("b", [
          part("grill", [line("steak", { quantity: 3 }), line("pie", { course: 2, isHeld: true })]),
        ]),
        ticket("c", [part("grill", [line("steak")])], { status: "canceled" }),
      ),
      "grill",
    );
    expect(allDayTotals(tickets)).toEqual([
      { name: "steak", quantity: 4, options: [{ name: "rare", quantity: 1 }] },
    ]);
  });

  it("shows a dish of two stations once, made when both are done", () => {
    const shared = ticket("a", [
      part("grill", [line("x", { made: 2 })], { isDone: true, bumpedAt: "2026-03-01T12:05:00.000Z" }),
      part("bar", [line("x")]),
    ]);
    const [whole] = openTickets(viewOf(shared), null);
    expect(whole).toMatchObject({ isDone: false, lines: [{ key: "x", made: 0 }] });
  });

  it("turns from calm to late at the restaurant's ages", () => {
    const [shown] = openTickets(viewOf(ticket("a", [part("grill", [line("x")])])), "grill");
    const at = (minutes: number) =>
      shown && ticketAge(shown, viewOf(), new Date(Date.parse(shown.since) + minutes * 60_000)).urgency;
    expect([7, 8, 14, 15].map(at)).toEqual(["calm", "soon", "soon", "late"]);
    expect(at(-5)).toBe("calm");
  });
});
