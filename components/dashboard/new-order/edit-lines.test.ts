import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { editBody, editOf, isChanged } from "./edit-lines";

const order = boardOrder();

describe("an edit of an order's lines", () => {
  it("is nothing until something is other, and names the lines that stay by their places", () => {
    const edit = editOf(order);
    expect(isChanged(edit, order)).toBe(false);
    const items = order.items.map(({ quantity, note }, lineIndex) => ({ lineIndex, quantity, note }));
    expect(editBody(edit, "EUR")).toEqual({ expectedEdits: 0, items });
  });

  it("leaves out a line that is taken off", () => {
    const edit = editOf(order);
    const less = {
      ...edit,
      kept: edit.kept.map((line, index) => (index === 0 ? { ...line, quantity: 0 } : line)),
    };
    expect(isChanged(less, order)).toBe(true);
    expect(editBody(less, "EUR").items).toHaveLength(order.items.length - 1);
  });
});
