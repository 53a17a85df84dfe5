/** What an API key can be given at restaurants, each to read and to write; `write` includes `read`. */
export const RESTAURANT_RESOURCES = [
  "orders",
  "order_prices",
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
/** What the keys of groups can be given besides. */
const GROUP_RESOURCES = ["group"] as const;
/** What the keys of the platform can be given besides. */
const PLATFORM_RESOURCES = [
  "platform_restaurants",
  "platform_money",
  "platform_books",
  "platform_jobs",
] as const;

export type ScopeResource =
  | (typeof RESTAURANT_RESOURCES)[number]
  | (typeof GROUP_RESOURCES)[number]
  | (typeof PLATFORM_RESOURCES)[number];
export type ScopeAccess = "read" | "write";
export type ApiScope = Exclude<`${ScopeResource}:${ScopeAccess}`, "order_prices:read">;
/** Whose keys: a restaurant's, a group's, the platform's. */
export type KeyHolderKind = "tenant" | "group" | "platform";

/** The resources that keys of a holder can be given. */
export function resourcesOf(holder: KeyHolderKind): readonly ScopeResource[] {
  if (holder === "group") return [...GROUP_RESOURCES, ...RESTAURANT_RESOURCES];
  return holder === "platform" ? [...PLATFORM_RESOURCES, ...RESTAURANT_RESOURCES] : RESTAURANT_RESOURCES;
}

/**
 * Which access to a resource the keys of a holder can be given. Prices are only written, with orders; at restaurants the
 * platform's keys read what holds no personal data (docs/decisions/114), and refund as super-admins do.
 */
export function accessesOf(holder: KeyHolderKind, resource: ScopeResource): readonly ScopeAccess[] {
  if (holder === "platform" && resource === "refunds") return ["write"];
  if (resource === "order_prices") return holder === "platform" ? [] : ["write"];
  const isOfRestaurant = RESTAURANT_RESOURCES.some((each) => each === resource);
  return holder === "platform" && isOfRestaurant ? ["read"] : ["read", "write"];
}

/** The scopes that keys of a holder can be given. */
export function scopesOf(holder: KeyHolderKind): ApiScope[] {
  return resourcesOf(holder).flatMap((resource) =>
    accessesOf(holder, resource).map((access) => `${resource}:${access}` as ApiScope),
  );
}

/** Whether scopes allow what takes one of them. */
export function allowsScope(scopes: readonly string[], needed: ApiScope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ":write"));
}
