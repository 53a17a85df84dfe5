/** What an API key can be given, each to read and to write; `write` includes `read`. */
export const SCOPE_RESOURCES = [
  "orders",
  "bills",
  "refunds",
  "menu",
  "stock",
  "bookings",
  "guests",
  "coupons",
  "gift_cards",
  "disputes",
  "drawers",
  "kitchen",
  "printers",
  "reports",
  "money",
  "receipts",
  "settings",
  "events",
  "webhooks",
] as const;
export type ScopeResource = (typeof SCOPE_RESOURCES)[number];
export type ApiScope = `${ScopeResource}:${"read" | "write"}`;

/** Whether scopes allow what takes one of them. */
export function allowsScope(scopes: readonly string[], needed: ApiScope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ":write"));
}
