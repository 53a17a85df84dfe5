import type { ApiTag } from "@/lib/platform/http/api-tags";

/** The parts of a restaurant in which a super-admin reads personal data, by the tags of their operations. */
export const READ_AREAS = [
  "API keys",
  "Bill management",
  "Customers",
  "Disputes",
  "Drawers",
  "Events",
  "Gift cards",
  "Inventory",
  "Kitchen",
  "Menu tools",
  "Order management",
  "Payments",
  "Printers",
  "Reports",
  "Reservation management",
  "Restaurant settings",
  "Table orders",
  "Tax and receipts",
  "Team",
  "Test twin",
  "Webhooks",
] as const satisfies ApiTag[];

/** What the audit log calls reading there: `support.read-gift-cards`. */
export function readAction(area: ApiTag): string {
  return `support.read-${area.toLowerCase().replaceAll(" ", "-")}`;
}
