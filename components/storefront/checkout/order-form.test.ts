import { describe, expect, it } from "vitest";
import { type FieldProblem, type TextRule, textProblem } from "@/components/form/text-rule";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import { OrderRequest } from "@/lib/service/orders/order-contract";
import { EMPTY_FORM, ORDER_RULES, type OrderForm, orderRequest, type TextField } from "./order-form";

const filled: OrderForm = {
  ...EMPTY_FORM,
  customerName: " Ada Byron ",
  customerEmail: "ada@example.com",
  customerPhone: "+39 011 555 0142",
  deliveryAddress: "Via Roma 1",
  postcode: "10121",
  city: "Torino",
  paymentMethod: "cash",
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
  servedFrom: null,
};

const fields = Object.entries(ORDER_RULES) as [TextField, TextRule][];

function problemsOf(form: OrderForm): Partial<Record<TextField, FieldProblem>> {
  return Object.fromEntries(
    fields.flatMap(([field, rule]) => {
      const problem = textProblem(rule, form[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}

describe("what is wrong with the form", () => {
  it("is nothing when it is filled in", () => {
    expect(problemsOf(filled)).toEqual({});
  });

  it("is every empty field that an order needs", () => {
    expect(problemsOf(EMPTY_FORM)).toEqual({
      customerName: "missing",
      customerEmail: "missing",
      customerPhone: "missing",
      deliveryAddress: "missing",
      postcode: "missing",
      city: "missing",
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
    expect(problemsOf({ ...filled, [field]: value })).toEqual({ [field]: "invalid" });
  });

  it.each(fields)("is at %s never less than the API would refuse", (field, { maxLength }) => {
    for (const text of ["a", "@", "ada@example.com", "1".repeat(maxLength), "1".repeat(maxLength + 1)]) {
      const isTaken = OrderRequest.shape[field].safeParse(text).success;
      if (!isTaken) expect(problemsOf({ ...filled, [field]: text })).toHaveProperty(field);
    }
    const longest = field === "customerEmail" ? "ada@example.com" : "1".repeat(maxLength);
    expect(problemsOf({ ...filled, [field]: longest })).toEqual({});
  });
});

describe("the order that is sent", () => {
  const input = { lines: [line], currency: "EUR" };

  it("has the documented shape, with trimmed words and prices in major units", () => {
    const known = { customerCoords: { lat: 45, lng: 7 }, addressToken: "signed" };
    const request = OrderRequest.parse(orderRequest(filled, { ...input, service: "delivery", known }));
    expect(request).toMatchObject({
      type: "delivery",
      customerName: "Ada Byron",
      deliveryAddress: "Via Roma 1, Torino",
      postcode: "10121",
      city: "Torino",
      ...known,
      couponCode: null,
      items: [{ productId: "prd_1", quantity: 2, price: 11.5, selectedOptions: { Size: ["Large (+2.50)"] } }],
    });
  });

  it("tells neither address nor place for pickup", () => {
    const known = { customerCoords: { lat: 45, lng: 7 }, addressToken: "signed" };
    const sent = Object.keys(orderRequest(filled, { ...input, service: "pickup", known }));
    for (const name of ["deliveryAddress", "postcode", "city", "customerCoords", "addressToken"])
      expect(sent).not.toContain(name);
  });
});
