import { expect, test } from "vitest";
import { toCsv } from "./csv";

test("quotes what has to be quoted, and leaves numbers and missing values alone", () => {
  expect(toCsv(["name", "net", "note"], [{ name: 'Pizza "Sole", large', net: -12.5, note: null }])).toBe(
    '\uFEFFname,net,note\r\n"Pizza ""Sole"", large",-12.5,\r\n',
  );
});

test("leaves a telephone number as it is dialled", () => {
  expect(toCsv(["phone"], [{ phone: "+39 011 555 0101" }])).toBe("\uFEFFphone\r\n+39 011 555 0101\r\n");
});

test.each([
  ...["=1+1", "+1-2", "+A1", "-1", "@SUM(A1)", "\t=1", "\n=1", "\r=1"],
  ...["\uFF1D1+1", "\uFF0B1", "\uFF0D1", "\uFF20SUM(A1)"],
])("keeps %j from being run as a formula", (name) => {
  expect(toCsv(["name"], [{ name }])).toContain(`'${name}`);
});

test("continues a table without another byte order mark and header", () => {
  expect(toCsv(["name"], [{ name: "Pizza" }], { head: false })).toBe("Pizza\r\n");
});
