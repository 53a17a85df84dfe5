import { expect, test } from "vitest";
import { readRate, readTaxClassForm } from "./tax-class-form";

const form = { name: " Food ", pickup: "8,25", delivery: "", dineIn: "10 %" };

test("takes rates with comma or point, and the first one where another is blank", () => {
  expect(readTaxClassForm(form)).toEqual({
    ok: true,
    body: { name: "Food", rates: { pickup: 8.25, delivery: 8.25, dineIn: 10 } },
  });
});

test.each(["", "-1", "8.255", "101", "ten"])("takes %j for no rate", (text) => {
  expect(readRate(text)).toBeNull();
});

test("says what is missing, by field", () => {
  expect(readTaxClassForm({ name: " ", pickup: "", delivery: "7", dineIn: "x" })).toEqual({
    ok: false,
    problems: { name: "nameMissing", pickup: "rateInvalid", dineIn: "rateInvalid" },
  });
});

test("does not ask for a rate that may be left blank", () => {
  expect(readTaxClassForm({ name: "Food", pickup: "", delivery: "", dineIn: "" })).toEqual({
    ok: false,
    problems: { pickup: "rateInvalid" },
  });
});
