import { describe, expect, it } from "vitest";
import type { Locale } from "./locales";
import { regionalLocale } from "./regional-locale";
import { timeFormats } from "./time-formats";

function write(name: "time" | "moment", language: Locale, country: string | null): string {
  const format = timeFormats({ language, country }).dateTime[name];
  return new Intl.DateTimeFormat(regionalLocale(language, country), { ...format, timeZone: "UTC" })
    .format(new Date("2026-03-01T15:05:00Z"))
    .replace(/\s/g, " ");
}

describe("timeFormats", () => {
  it("writes English times by the clock of the restaurant's country", () => {
    expect(["IT", "DE", "GB", "JP"].map((country) => write("time", "en", country))).toEqual(
      Array(4).fill("15:05"),
    );
    expect([write("time", "en", "US"), write("time", "en", null)]).toEqual(["3:05 PM", "3:05 PM"]);
  });

  it("writes the date before the time of a moment", () => {
    expect(write("moment", "en", "IT")).toBe("1 Mar 2026, 15:05");
  });

  it("leaves other languages their own clock", () => {
    expect([write("time", "it", "US"), write("time", "de", "US")]).toEqual(["15:05", "15:05"]);
  });
});
