import { expect, test } from "vitest";
import { offerEnd } from "./online-offer";

const at = (now: string, startsAt: string) =>
  offerEnd({ now: new Date(now), startsAt: new Date(startsAt), zone: "Europe/Rome" }).toISOString();

test.each([
  ["20 minutes by day", "2026-11-18T12:00:00.000Z", "2026-11-18T12:20:00.000Z"],
  ["10 minutes within three hours of the start", "2026-11-19T16:30:00.000Z", "2026-11-19T16:40:00.000Z"],
  ["until the start", "2026-11-19T17:55:00.000Z", "2026-11-19T18:00:00.000Z"],
  ["until the morning late at night", "2026-11-18T21:00:00.000Z", "2026-11-19T07:20:00.000Z"],
  ["until the morning early at night", "2026-11-19T05:00:00.000Z", "2026-11-19T07:20:00.000Z"],
  ["20 minutes from the morning on", "2026-11-19T07:00:00.000Z", "2026-11-19T07:20:00.000Z"],
])("a table is held for %s", (_name, now, until) => {
  expect(at(now, "2026-11-19T18:00:00.000Z")).toBe(until);
});

test("a breakfast is not held beyond its start", () => {
  expect(at("2026-11-19T02:00:00.000Z", "2026-11-19T06:00:00.000Z")).toBe("2026-11-19T02:20:00.000Z");
});
