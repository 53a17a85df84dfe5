import type { z } from "zod";
import type { ListTable } from "@/lib/platform/http/table-reply";
import type { OrderList } from "./order-list-contract";

const rowsOf = ({ orders }: z.input<typeof OrderList>) =>
  orders.map((order) => ({
    ...order,
    items: order.items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join("; "),
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
    "city",
    "addressChecked",
  ],
  rowsOf,
};
