import { expect, test } from "vitest";
import { fieldLabel, fieldSentence } from "./field-label";

test.each([
  ["customerName", "Customer name"],
  ["gdprConsent", "GDPR consent"],
  ["order_id", "Order id"],
  ["items.0.quantity", "Quantity (items, entry 1)"],
  ["ids.4", "Entry 5 (ids)"],
  ["restaurant.slug", "Slug (restaurant)"],
  ["name.it", "Name (it)"],
  ["options.1.name.it", "Name (options, entry 2, it)"],
  ["", "The body"],
])("%s reads as %s", (path, label) => {
  expect(fieldLabel(path, "body")).toBe(label);
});

test("a sentence ends once", () => {
  expect(fieldSentence({ path: "from", message: "is missing" }, "query")).toBe("From is missing.");
  expect(fieldSentence({ path: "upTo", message: "must be a month that is over." }, "body")).toBe(
    "Up to must be a month that is over.",
  );
});
