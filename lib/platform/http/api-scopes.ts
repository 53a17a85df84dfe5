import type { ApiScope, ScopeResource } from "@/lib/core/scopes/api-scope";
import type { ApiTag } from "./api-tags";

/** What an operation is about, by its tag; no key opens those of other tags. */
const RESOURCE_OF_TAG: { readonly [T in ApiTag]?: Exclude<ScopeResource, "order_prices"> } = {
  "Admin books": "platform_books",
  "Admin jobs": "platform_jobs",
  "Admin money": "platform_money",
  "Admin restaurants": "platform_restaurants",
  "Bill management": "bills",
  Counter: "orders",
  Coupons: "coupons",
  Customers: "guests",
  Disputes: "disputes",
  Drawers: "drawers",
  Events: "events",
  "Gift cards": "gift_cards",
  Groups: "group",
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
  "Test twin": "settings",
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
  "refundOrder",
]);

/** Super-admins answer for a visit themselves, and restaurants see who came. */
const PEOPLE_ONLY = new Set(["startSupportVisit", "endSupportVisit"]);

/** Posts that change nothing. */
const READING_POSTS = new Set([
  "quoteStaffOrder",
  "quoteOrderEdit",
  "previewMenuImport",
  "previewTenantOrderRefund",
  "previewGroupCopy",
]);

/** Whose guards take an API key in place of a session. */
const KEYED_GUARDS = new Set(["tenant", "tenant-staff", "group", "super-admin"]);

/** What an API key needs for an operation: a scope, nothing but to be a key (`any`), or null where none is accepted. */
export function keyScopeOf(
  operation: { operationId: string; tag: ApiTag; guard: { name: string } },
  method: string,
): ApiScope | "any" | null {
  if (operation.guard.name === "reaching") return "any";
  return KEYED_GUARDS.has(operation.guard.name) ? scopeOf(operation, method) : null;
}

/** The scope that an operation takes, or null where no key is enough. */
export function scopeOf(
  { operationId, tag }: { operationId: string; tag: ApiTag },
  method: string,
): ApiScope | null {
  const resource = REFUNDS.has(operationId) ? "refunds" : RESOURCE_OF_TAG[tag];
  if (!resource || PEOPLE_ONLY.has(operationId)) return null;
  const reads = method === "GET" || method === "HEAD" || READING_POSTS.has(operationId);
  return `${resource}:${reads ? "read" : "write"}`;
}
