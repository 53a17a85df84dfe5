import { expect, test } from "vitest";
import { timeFormats } from "./time-formats";

const written = (country: string | null, time: string) =>
  new Intl.DateTimeFormat("en", {
    ...timeFormats({ language: "en", country }).dateTime.time,
    timeZone: "UTC",
  }).format(new Date(`2026-11-22T${time}:00Z`));

test("English writes a time as the restaurant's country does", () => {
  expect(written("IT", "00:00")).toBe("00:00");
  expect(written("GB", "09:30")).toBe("09:30");
  expect(written("US", "09:30")).toBe("9:30 AM");
});
