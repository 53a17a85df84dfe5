import { expect, it } from "vitest";
import { isBillCode, newBillCode } from "./bill-code";

it("makes four digits, other than those before", () => {
  const codes = Array.from({ length: 2_000 }, () => newBillCode("0000"));
  expect(codes.filter((code) => !/^[0-9]{4}$/.test(code) || code === "0000")).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(1_500);
});

it("knows the digits of a bill, and none where no bill is open", () => {
  expect(isBillCode("0481", "0481")).toBe(true);
  for (const given of ["0482", "481", "04810", ""]) expect(isBillCode("0481", given)).toBe(false);
  for (const given of ["0000", "", "null"]) expect(isBillCode(null, given)).toBe(false);
});
