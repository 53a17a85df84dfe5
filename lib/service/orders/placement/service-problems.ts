import { formatMoney } from "@/lib/core/money/money";
import type { LookedUp } from "@/lib/restaurant/delivery/address-token";
import type { ShopProduct } from "@/lib/restaurant/menu/shop";
import type { PricedOrder } from "@/lib/restaurant/pricing/price-order";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { addressRefusal } from "./order-address";
import { isServed } from "./order-dish";
import { closedRefusal, type OrderRefusal, optionRefusal, type PlacementRequest } from "./order-refusal";

export type ServiceCheck = {
  tenant: ShopTenant;
  request: PlacementRequest;
  products: readonly ShopProduct[];
  /** The names of the products, as the guest reads them. */
  names: readonly string[];
  priced: PricedOrder;
  lookedUp: LookedUp | null;
  scheduledFor: Date | null;
  locale: string;
  now: Date;
};

/**
 * What keeps the restaurant from serving an order now, though its menu has everything (Specification, Orders: 409). In the
 * order in which guests are told: of several only the first.
 */
export function serviceProblems(check: ServiceCheck): OrderRefusal[] {
  const { tenant, request, now } = check;
  return [
    closedRefusal(tenant, request, now),
    addressRefusal(tenant, request, check.lookedUp),
    soldOutRefusal(check),
    optionRefusal(check.priced.lines, check.names),
    notServedRefusal(check),
    minimumRefusal(check),
  ].filter((problem) => problem !== null);
}

function soldOutRefusal({ products, names }: ServiceCheck): OrderRefusal | null {
  const lineIndex = products.findIndex((product) => product.soldOut);
  if (lineIndex < 0) return null;
  const message = `${names[lineIndex]} is sold out.`;
  return { ok: false, code: "OUT_OF_STOCK", reason: "SOLD_OUT", message, lineIndex };
}

function notServedRefusal({ products, names, tenant, scheduledFor }: ServiceCheck): OrderRefusal | null {
  const lineIndex = products.findIndex((product) => !isServed(product, scheduledFor, tenant.timeZone));
  const product = products[lineIndex];
  if (!product) return null;
  const when = product.opensAt && !scheduledFor ? ` It can be ordered from ${product.opensAt}.` : "";
  const message = `${names[lineIndex]} is not served ${scheduledFor ? "at this time" : "right now"}.${when}`;
  return { ok: false, code: "OUT_OF_STOCK", reason: "NOT_SERVED", message, lineIndex };
}

function minimumRefusal({ tenant, request, priced, locale }: ServiceCheck): OrderRefusal | null {
  if (request.type !== "delivery" || priced.subtotalMinor >= tenant.deliveryMinimumMinor) return null;
  const minimum = formatMoney(tenant.deliveryMinimumMinor, tenant.currency, locale);
  return { ok: false, code: "BELOW_MINIMUM", message: `The minimum for delivery is ${minimum}.` };
}
