import type { z } from "zod";
import { toMajor, toMinor } from "@/lib/core/money/money";
import type { ListTable } from "@/lib/platform/http/table-reply";
import type { OrderList } from "./order-list-contract";

type Order = z.input<typeof OrderList>["orders"][number];

/** A line in the language of the restaurant's books, with the options as the guest chose them. */
function lineText({ quantity, kitchenName, optionNames }: Order["items"][number]): string {
  const options = optionNames.length > 0 ? ` (${optionNames.join(", ")})` : "";
  return `${quantity} × ${kitchenName}${options}`;
}

/** In major units; summed in minor ones, so that no fraction is lost. */
function taxOf({ taxLines, currency }: Order): number {
  return toMajor(
    taxLines.reduce((sum, { tax }) => sum + toMinor(tax, currency), 0),
    currency,
  );
}

const rowsOf = ({ orders }: z.input<typeof OrderList>) =>
  orders.map((order) => ({
    ...order,
    items: order.items.map(lineText).join("; "),
    tax: taxOf(order),
  }));

/** Orders as a file, one row for each. */
export const ORDER_TABLE: ListTable<z.input<typeof OrderList>, ReturnType<typeof rowsOf>[number]> = {
  fileName: "orders.csv",
  columns: [
    "id",
    "orderNumber",
    "createdAt",
    "status",
    "type",
    "paymentMethod",
    "paymentStatus",
    "escrowStatus",
    "currency",
    "subtotal",
    "discount",
    "deliveryFee",
    "giftCardAmount",
    "total",
    "refunded",
    "couponCode",
    "customerName",
    "customerEmail",
    "customerPhone",
    "deliveryAddress",
    "postcode",
    "items",
    "notes",
    "promisedAt",
    "deliveredAt",
    "canceledAt",
    "rejectedAt",
    "endReason",
    "releaseAt",
    "isTest",
    "serviceCharge",
    "tip",
    "scheduledFor",
    "tax",
    "city",
    "addressChecked",
  ],
  rowsOf,
};
