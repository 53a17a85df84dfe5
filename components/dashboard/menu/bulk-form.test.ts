import { expect, it, test } from "vitest";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { type BulkForm, bulkBody, bulkRule, EMPTY_BULK, previewBulk } from "./bulk-form";

const dish = { id: "prd_1", revision: 3, basePrice: 8.5, discountPrice: 7 } as TenantProduct;
const form = (changes: Partial<BulkForm>): BulkForm => ({ ...EMPTY_BULK, ...changes });

test.each([
  [
    { price: "percent", value: "5" },
    { percent: 5, rounding: "none" },
  ],
  [
    { price: "percent", value: "-2,5 %" },
    { percent: -2.5, rounding: "none" },
  ],
  [
    { price: "amount", value: "−0,50", rounding: "90" },
    { amountMinor: -50, rounding: "90" },
  ],
  [
    { price: "amount", value: "+1" },
    { amountMinor: 100, rounding: "none" },
  ],
  [{ price: "amount", value: "0.005" }, undefined],
  [{ price: "percent", value: "-100" }, undefined],
  [{ price: "percent", value: "" }, undefined],
  [{ price: "keep", value: "5" }, null],
] as const)("%o is %o", (changes, rule) => {
  expect(bulkRule(form(changes), "EUR")).toEqual(rule);
});

it("previews price and offer", () => {
  expect(previewBulk([dish], { percent: 10, rounding: "50" }, "EUR")).toEqual([
    {
      id: "prd_1",
      before: { basePrice: 8.5, discountPrice: 7 },
      after: { basePrice: 9.5, discountPrice: 7.5 },
    },
  ]);
});

it("names the revision that was looked at, and only what changes", () => {
  const body = bulkBody(form({ price: "amount", value: "-0.50", status: "draft" }), [dish], "EUR");
  expect(body).toEqual({
    products: [{ id: "prd_1", revision: 3 }],
    price: { amount: -0.5, rounding: "none" },
    status: "draft",
  });
  expect(bulkBody(EMPTY_BULK, [dish], "EUR")).toBeNull();
});
