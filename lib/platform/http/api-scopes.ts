import type { ApiScope, ScopeResource } from "@/lib/core/scopes/api-scope";
import type { ApiTag } from "./api-tags";

/** Of restaurants' operations by their tag; no key opens those of other tags. */
const RESOURCE_OF_TAG: { readonly [T in ApiTag]?: ScopeResource } = {
  "Bill management": "bills",
  Counter: "orders",
  Coupons: "coupons",
  Customers: "guests",
  Disputes: "disputes",
  Drawers: "drawers",
  Events: "events",
  "Gift cards": "gift_cards",
  Inventory: "stock",
  Kitchen: "kitchen",
  "Menu management": "menu",
  "Menu tools": "menu",
  "Order management": "orders",
  Payments: "money",
  Printers: "printers",
  Reports: "reports",
  "Reservation management": "bookings",
  "Restaurant settings": "settings",
  "Table orders": "bills",
  "Tax and receipts": "receipts",
  Webhooks: "webhooks",
};

/** Money that goes back to a guest has a scope of its own, whatever it was paid for. */
const REFUNDS = new Set([
  "previewTenantOrderRefund",
  "refundTenantOrder",
  "refundBillPayment",
  "reverseBillPayment",
  "refundDeposit",
  "refundGiftCard",
]);

/** Posts that change nothing. */
const READING_POSTS = new Set([
  "quoteStaffOrder",
  "quoteOrderEdit",
  "previewMenuImport",
  "previewTenantOrderRefund",
]);

/** The scope that an operation of a restaurant takes, or null where no key is enough. */
export function scopeOf(
  { operationId, tag }: { operationId: string; tag: ApiTag },
  method: string,
): ApiScope | null {
  const resource = REFUNDS.has(operationId) ? "refunds" : RESOURCE_OF_TAG[tag];
  if (!resource) return null;
  const reads = method === "GET" || method === "HEAD" || READING_POSTS.has(operationId);
  return `${resource}:${reads ? "read" : "write"}`;
}
