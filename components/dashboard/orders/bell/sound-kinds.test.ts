import { describe, expect, it } from "vitest";
import { DEFAULT_SOUNDS, heardChanges, readSounds } from "./sound-kinds";

const order = (id: string, status: "accepted" | "preparing" | "ready" | "canceled") => ({ id, status });
const board = (orders: ReturnType<typeof order>[], printersDown: string[] = []) => ({ orders, printersDown });

describe("heardChanges", () => {
  it("hears what was canceled, what is ready and which printer fails", () => {
    const before = board([order("a", "accepted"), order("b", "preparing"), order("c", "ready")], ["x"]);
    const after = board([order("b", "ready")], ["x", "y"]);
    expect(heardChanges(before, after, before.orders)).toEqual(["canceled", "ready", "printer"]);
  });

  it("is silent about what this device did, what was handed over and what stays", () => {
    const before = board([order("a", "accepted"), order("b", "preparing"), order("c", "ready")]);
    const own = [order("a", "canceled"), order("b", "ready"), order("c", "ready")];
    expect(heardChanges(before, board([order("b", "ready")]), own)).toEqual([]);
    expect(heardChanges(before, before, before.orders)).toEqual([]);
  });
});

it("remembers a choice for bookings", () => {
  expect(readSounds({ booked: false })).toEqual({ ...DEFAULT_SOUNDS, booked: false });
});

it("remembers a choice, and takes what is missing from a new device", () => {
  expect(readSounds({ ready: true, newOrder: "yes" })).toEqual({ ...DEFAULT_SOUNDS, ready: true });
  expect(readSounds(null)).toEqual(DEFAULT_SOUNDS);
});
