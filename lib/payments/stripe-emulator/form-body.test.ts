import { expect, test } from "vitest";
import { readFormBody } from "./form-body";

test.each([
  ["", {}],
  ["amount=1700&currency=eur", { amount: "1700", currency: "eur" }],
  [
    "payment_method_types[0]=card&payment_method_types[1]=klarna",
    { payment_method_types: ["card", "klarna"] },
  ],
  ["metadata[order_id]=ord_1&metadata[note]=a%26b+c", { metadata: { order_id: "ord_1", note: "a&b c" } }],
  ["created[gte]=5&limit=2", { created: { gte: "5" }, limit: "2" }],
])("reads %s", (text, values) => expect(readFormBody(text)).toEqual(values));
