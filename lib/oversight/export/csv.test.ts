import { describe, expect, it } from "vitest";
import { csvCell, csvLine } from "./csv";

describe("a CSV cell", () => {
  it.each([
    [null, ""],
    [12.5, "12.5"],
    [-3, "-3"],
    [true, "true"],
    ["Ada, Byron", '"Ada, Byron"'],
    ['The "best"', '"The ""best"""'],
    [new Date("2026-11-18T11:00:00Z"), "2026-11-18T11:00:00.000Z"],
    [{ en: "Soup" }, '"{""en"":""Soup""}"'],
  ])("writes %o as %s", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it("never hands a spreadsheet a formula that a guest wrote", () => {
    expect(
      ['=HYPERLINK("x")', "@SUM(A1)", "+1+cmd|' /C calc'!A0", "-2+3a"].map((text) => csvCell(text)),
    ).toEqual([`"'=HYPERLINK(""x"")"`, "'@SUM(A1)", "'+1+cmd|' /C calc'!A0", "'-2+3a"]);
  });

  it.each(["\n=1+1", "\uFF1D1+1", "\uFF20SUM(A1)", "\uFF0B1+A1", "\uFF0D2+A1"])(
    "quotes %j as text",
    (text) => {
      expect(csvCell(text)).toContain(`'${text}`);
    },
  );

  it("leaves telephone numbers as they are", () => {
    expect(csvLine(["+39 (011) 555-0142", "-12.50"])).toBe("+39 (011) 555-0142,-12.50\r\n");
  });
});
