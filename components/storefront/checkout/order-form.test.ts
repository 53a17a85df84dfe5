import { describe, expect, it } from "vitest";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import { OrderRequest } from "@/lib/service/orders/order-contract";
import { EMPTY_FORM, formProblems, type OrderForm, orderRequest } from "./order-form";

const filled: OrderForm = {
  ...EMPTY_FORM,
  customerName: " Ada Byron ",
  customerEmail: "ada@example.com",
  customerPhone: "+39 011 555 0142",
  deliveryAddress: "Via Roma 1",
  postcode: "10121",
  paymentMethod: "cash",
  customerCoords: { lat: 45, lng: 7 },
};
const line: CheckedLine = {
  productId: "prd_1",
  name: "Pizza",
  quantity: 2,
  selectedOptions: { Size: ["Large (+2.50)"] },
  unitPriceMinor: 1150,
  key: "k",
  dish: null,
  problem: null,
  lineTotalMinor: 2300,
  priceWasMinor: null,
};

describe("what is wrong with the form", () => {
  it("is nothing when it is filled in", () => {
    expect(formProblems(filled, "delivery")).toEqual({});
  });

  it("is every empty field that the way of ordering needs", () => {
    const needed = {
      customerName: "missing",
      customerEmail: "missing",
      customerPhone: "missing",
      paymentMethod: "missing",
    };
    expect(formProblems(EMPTY_FORM, "pickup")).toEqual(needed);
    expect(formProblems(EMPTY_FORM, "delivery")).toEqual({
      ...needed,
      deliveryAddress: "missing",
      postcode: "missing",
    });
  });

  it.each([
    ["customerEmail", "ada@"],
    ["customerEmail", "ada byron@example.com"],
    ["customerPhone", "123"],
    ["customerPhone", "call me"],
    ["customerName", "a".repeat(101)],
    ["deliveryAddress", "a".repeat(301)],
    ["notes", "a".repeat(1001)],
    ["couponCode", "A".repeat(65)],
  ] as const)("is %s when it is %o", (field, value) => {
    expect(formProblems({ ...filled, [field]: value }, "delivery")).toEqual({ [field]: "invalid" });
  });
});

describe("the order that is sent", () => {
  const input = { lines: [line], currency: "EUR" };

  it("has the documented shape, with trimmed words and prices in major units", () => {
    const request = OrderRequest.parse(orderRequest(filled, { ...input, service: "delivery" }));
    expect(request).toMatchObject({
      type: "delivery",
      customerName: "Ada Byron",
      customerCoords: { lat: 45, lng: 7 },
      couponCode: null,
      items: [{ productId: "prd_1", quantity: 2, price: 11.5, selectedOptions: { Size: ["Large (+2.50)"] } }],
    });
  });

  it("tells neither address nor place for pickup", () => {
    const request = orderRequest(filled, { ...input, service: "pickup" });
    expect(Object.keys(request)).not.toContain("deliveryAddress");
    expect(Object.keys(request)).not.toContain("customerCoords");
  });
});
