import { describe, expect, it } from "vitest";
import { endsAhead, isSwitchedOff } from "./switched-off";

const now = new Date("2026-11-20T18:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe("what is switched off for a while", () => {
  it("is off before its end and on from that instant", () => {
    expect(isSwitchedOff(later(1), now)).toBe(true);
    expect(isSwitchedOff(now, now)).toBe(false);
    expect(isSwitchedOff(later(-1), now)).toBe(false);
    expect(isSwitchedOff(null, now)).toBe(false);
  });

  it("has its next end first, and each instant once", () => {
    expect(endsAhead([later(30), null, later(5), later(-5), now, later(30)], now)).toEqual([
      later(5),
      later(30),
    ]);
  });
});
