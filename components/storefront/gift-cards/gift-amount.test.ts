import { expect, it } from "vitest";
import { PurchaseGiftCardBody } from "@/lib/service/gift-cards/gift-card-contract";
import { giftAmount } from "./gift-amount";

it.each([
  ["5", 500],
  ["500", 50_000],
  [" 25,50 ", 2550],
  ["12.3", 1230],
  ["4.99", null],
  ["500.01", null],
  ["12.345", null],
  ["-20", null],
  ["", null],
  ["ten", null],
])("reads %o as %o cents", (text, minor) => {
  expect(giftAmount(text, "EUR")).toBe(minor);
});

it.each(["5", "500", "4.99", "500.01", "0", "-5"])("allows %o as the API does", (text) => {
  const body = { amount: Number(text), purchaserEmail: "ada@example.com" };
  expect(giftAmount(text, "EUR") !== null).toBe(PurchaseGiftCardBody.safeParse(body).success);
});

it("counts in whole units where a currency has no smaller ones", () => {
  expect([giftAmount("300", "JPY"), giftAmount("300.5", "JPY")]).toEqual([300, null]);
});
