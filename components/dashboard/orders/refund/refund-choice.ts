import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { readAmountText } from "@/components/data/amount-text";

export const REFUND_SCOPES = ["lines", "whole", "amount"] as const;

/** What someone has chosen to refund so far. */
export type RefundChoice = {
  scope: (typeof REFUND_SCOPES)[number];
  /** Units by the id of their line; a line that is missing has none. */
  units: Readonly<Record<string, number>>;
  /** As it was typed. */
  amount: string;
  /** The amount is the tip or a part of it. */
  isTip?: boolean;
};

export type RefundScope =
  | { scope: "whole" }
  | { scope: "lines"; lineItems: { lineItemId: string; quantity: number }[] }
  | { scope: "amount"; amount: number; tip?: number };

/** What the API is asked for, or null while the choice is empty or no amount of the currency. */
export function scopeOf(choice: RefundChoice, currency: string): RefundScope | null {
  switch (choice.scope) {
    case "whole":
      return { scope: "whole" };
    case "lines": {
      const lineItems = Object.entries(choice.units)
        .filter(([, quantity]) => quantity > 0)
        .map(([lineItemId, quantity]) => ({ lineItemId, quantity }));
      return lineItems.length === 0 ? null : { scope: "lines", lineItems };
    }
    case "amount": {
      const amount = readAmountText(choice.amount, currency);
      if (amount === null || amount <= 0) return null;
      return { scope: "amount", amount, ...(choice.isTip ? { tip: amount } : {}) };
    }
  }
}

/** Whether something of an order may still be there to refund; the server knows exactly. */
export function mayRefund(
  order: Pick<BoardOrder, "paymentStatus" | "refunded" | "total" | "giftCardAmount">,
) {
  return order.paymentStatus === "paid" && order.refunded < order.total + order.giftCardAmount;
}
