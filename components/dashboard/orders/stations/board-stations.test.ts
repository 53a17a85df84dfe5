import { expect, it } from "vitest";
import type { KitchenTicketWire, KitchenView } from "@/lib/service/kitchen/kitchen-contract";
import { boardOrder } from "@/lib/testing/board-order";
import { ordersOfStation, stationProgress } from "./board-stations";

const part = (stationId: string, changes: Partial<KitchenTicketWire["parts"][number]> = {}) => ({
  stationId,
  since: "2026-03-01T12:00:00.000Z",
  startedAt: null,
  bumpedAt: null,
  isRecalled: false,
  isDone: false,
  lines: [],
  ...changes,
});
const ticket = (orderId: string | null, parts: KitchenTicketWire["parts"]) =>
  ({ orderId, parts }) as unknown as KitchenTicketWire;
const view: KitchenView = {
  stations: [
    { id: "grill", name: "Grill" },
    { id: "bar", name: "Bar" },
  ],
  soonMinutes: 8,
  lateMinutes: 15,
  tickets: [
    ticket("a", [part("grill", { isDone: true }), part("bar", { startedAt: "x" }), part("none")]),
    ticket("b", [part("bar")]),
    ticket(null, [part("grill")]),
  ],
};

it("says how far each station is with an order", () => {
  const progress = stationProgress(view);
  expect(progress.get("a")?.map(({ name, state }) => [name, state])).toEqual([
    ["Grill", "done"],
    ["Bar", "started"],
  ]);
  expect([...progress.keys()]).toEqual(["a", "b"]);
  expect(stationProgress(null).size).toBe(0);
});

it("narrows a board down to a station, and never hides a new order", () => {
  const orders = ["a", "b"].map((id) => boardOrder({ id, status: "accepted" }));
  const all = [...orders, boardOrder({ id: "new" })];
  const ids = (stationId: string | null) =>
    ordersOfStation(all, stationId, stationProgress(view)).map(({ id }) => id);
  expect(ids("grill")).toEqual(["a", "new"]);
  expect(ids(null)).toEqual(["a", "b", "new"]);
});
