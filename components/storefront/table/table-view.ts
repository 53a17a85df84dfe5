import type { StorefrontView } from "@/components/storefront/frame/storefront";

const OPEN = { offered: true, open: true, changesAt: null, minutes: 0 };
const CLOSED = { ...OPEN, offered: false, open: false };

/**
 * The restaurant as somebody who sits there orders from it: no delivery, no hours of pickup, nothing for later. Its
 * amounts are the menu's; what the bill adds to them is on the bill.
 */
export function tableView(view: StorefrontView): StorefrontView {
  return {
    ...view,
    deliveryFeeMinor: 0,
    deliveryMinimumMinor: 0,
    deliveryTax: null,
    orderServiceBps: 0,
    serviceTax: null,
    services: { pickup: OPEN, delivery: CLOSED },
    hasScheduledOrders: false,
    sections: view.sections.map((section) => ({
      ...section,
      dishes: section.dishes.map(({ addedTax: _, ...dish }) => ({ ...dish, forLater: false })),
    })),
  };
}

/** Under which name a browser keeps what it has put together at a table of a restaurant. */
export function tableCartName(slug: string): string {
  return `${slug}:table`;
}
