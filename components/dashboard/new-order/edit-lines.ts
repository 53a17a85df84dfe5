import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { BodyOf } from "@/components/data/api";
import { EMPTY_ORDER, itemsOf, type NewOrder } from "./new-order";

/** A line that the order has. */
export type KeptLine = {
  lineIndex: number;
  item: BoardOrder["items"][number];
  /** 0 takes the line off. */
  quantity: number;
  note: string;
};

/** An order's lines as a member changes them. */
export type OrderEdit = { edits: number; kept: readonly KeptLine[]; added: NewOrder };

/** The lines of an order, as they are. */
export function editOf({ items, edits }: Pick<BoardOrder, "items" | "edits">): OrderEdit {
  return {
    edits,
    kept: items.map((item, lineIndex) => ({
      ...{ lineIndex, item, quantity: item.quantity },
      note: item.note ?? "",
    })),
    added: EMPTY_ORDER,
  };
}

/** Whether anything is other than the order has it. */
export function isChanged({ kept, added }: OrderEdit, { items }: Pick<BoardOrder, "items">): boolean {
  return (
    added.lines.length > 0 ||
    kept.some(
      ({ quantity, note }, index) =>
        quantity !== items[index]?.quantity || note.trim() !== (items[index]?.note ?? ""),
    )
  );
}

/** What is sent of a change. */
export function editBody({ edits, kept, added }: OrderEdit, currency: string): BodyOf<"editOrder"> {
  return {
    expectedEdits: edits,
    items: [
      ...kept
        .filter(({ quantity }) => quantity > 0)
        .map(({ lineIndex, quantity, note }) => ({ lineIndex, quantity, note: note.trim() || null })),
      ...itemsOf(added, currency),
    ],
  };
}
