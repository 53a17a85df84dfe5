import { describe, expect, it } from "vitest";
import type { FloorTableWire } from "@/lib/service/bills/floor-contract";
import { byArea, tableState } from "./floor-state";

const bill = (money: { total: number; pending: number; open: number }): FloorTableWire["bill"] => ({
  id: "bil_1",
  currency: "EUR",
  paid: money.total - money.pending - money.open,
  openedAt: "2026-11-21T18:00:00Z",
  rounds: 1,
  lastRoundAt: null,
  ...money,
});
const party = {
  reservationId: "res_1",
  customerName: "Ada",
  guestCount: 2,
  startsAt: "2026-11-21T18:00:00Z",
  endsAt: "2026-11-21T20:00:00Z",
};

describe("tableState", () => {
  it.each([
    ["free", { bill: null, seated: null }],
    ["seated", { bill: null, seated: party }],
    ["open", { bill: bill({ total: 0, pending: 0, open: 0 }), seated: null }],
    ["open", { bill: bill({ total: 30, pending: 0, open: 12 }), seated: party }],
    ["paying", { bill: bill({ total: 30, pending: 30, open: 0 }), seated: null }],
    ["paid", { bill: bill({ total: 30, pending: 0, open: 0 }), seated: null }],
  ] as const)("is %s", (state, table) => {
    expect(tableState(table)).toBe(state);
  });
});

it("keeps the room's order within and between its areas", () => {
  const table = (id: string, area: string) => ({
    id,
    area,
    name: id,
    seats: 2,
    bill: null,
    seated: null,
    next: null,
  });
  const groups = byArea([table("1", "Terrace"), table("2", "Salon"), table("3", "Terrace")]);
  expect(groups.map(({ area, tables }) => [area, tables.map(({ id }) => id)])).toEqual([
    ["Terrace", ["1", "3"]],
    ["Salon", ["2"]],
  ]);
});
