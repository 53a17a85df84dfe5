import { expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { dishesToMake } from "./make-now";

const line = (productName: string, quantity: number, selectedOptions: Record<string, string[]> = {}) => ({
  lineItemId: "0",
  productId: `prd_${productName}`,
  productName,
  kitchenName: productName,
  quantity,
  refundedQuantity: 0,
  restockedQuantity: 0,
  price: 8,
  lineTotal: 8 * quantity,
  selectedOptions,
  ...{ externalId: null, choices: [] },
  optionNames: [],
  allergens: null,
  note: null,
});

it("adds up the same dish with the same choices, over orders that are accepted or being prepared", () => {
  const large = { Size: ["Large (+3.50)"], Extras: ["Olives (+1.00)"] };
  const orders = [
    boardOrder({
      orderNumber: "1",
      status: "accepted",
      items: [line("Diavola", 1, large), line("Marinara", 1)],
    }),
    boardOrder({
      orderNumber: "2",
      status: "preparing",
      items: [
        line("Diavola", 2, { Extras: ["Olives (+1.00)"], Size: ["Large (+3.50)"] }),
        line("Diavola", 1),
      ],
    }),
    boardOrder({ orderNumber: "3", status: "pending", items: [line("Diavola", 9)] }),
    boardOrder({ orderNumber: "4", status: "ready", items: [line("Diavola", 9)] }),
  ];
  expect(
    dishesToMake(orders).map(({ name, options, quantity, orderNumbers }) => [
      name,
      options,
      quantity,
      orderNumbers,
    ]),
  ).toEqual([
    ["Diavola", ["Large", "Olives"], 3, ["1", "2"]],
    ["Diavola", [], 1, ["2"]],
    ["Marinara", [], 1, ["1"]],
  ]);
});
