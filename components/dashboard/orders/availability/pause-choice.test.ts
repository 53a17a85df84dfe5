import { describe, expect, it } from "vitest";
import { pauseUntil } from "./pause-choice";

const until = (choice: Parameters<typeof pauseUntil>[0], now: string, zone = "Europe/Rome") =>
  pauseUntil(choice, new Date(now), zone).toISOString();

describe("pauseUntil", () => {
  it("counts minutes from now", () => {
    expect(until("quarter", "2026-03-01T18:00:00Z")).toBe("2026-03-01T18:15:00.000Z");
    expect(until("hour", "2026-03-01T18:00:00Z")).toBe("2026-03-01T19:00:00.000Z");
  });

  it("lasts over the night until five in the restaurant's own morning", () => {
    expect(until("tomorrow", "2026-03-01T21:30:00Z")).toBe("2026-03-02T04:00:00.000Z");
    expect(until("tomorrow", "2026-03-01T21:30:00Z", "America/Chicago")).toBe("2026-03-02T11:00:00.000Z");
  });

  it("takes an hour after midnight for the same night", () => {
    expect(until("tomorrow", "2026-03-02T00:30:00Z")).toBe("2026-03-02T04:00:00.000Z");
  });

  it("follows the clocks into summer time", () => {
    expect(until("tomorrow", "2026-03-28T21:00:00Z")).toBe("2026-03-29T03:00:00.000Z");
  });
});
