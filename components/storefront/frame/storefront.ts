import type { PAYMENT_METHODS } from "@/lib/payments/payments/payment-method";
import type { ReadFacts } from "@/lib/restaurant/menu/product";
import type { StorefrontProduct } from "@/lib/restaurant/menu/storefront";
import type { OptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup, PricedProduct } from "@/lib/restaurant/pricing/price-line";
import type { TaxRate } from "@/lib/restaurant/tax/tax";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { AmountTexts } from "./shop-currency";

export const ORDER_SERVICES = ["pickup", "delivery"] as const;
export type OrderService = (typeof ORDER_SERVICES)[number];

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A choice; `title` is its name in the visitor's language, its label is what is ordered. */
export type DishOption = OptionLabel & { title?: string };

/** A group of choices; `title` is its name in the visitor's language, its name is what is ordered. */
export type DishOptionGroup = Omit<OptionGroup, "options"> & {
  title?: string;
  options: readonly DishOption[];
};

/** A dish in the visitor's language. Prices are minor units. */
export type Dish = Omit<PricedProduct, "optionGroups"> &
  Pick<StorefrontProduct, "image" | "soldOut" | "addedTax"> &
  Omit<ReadFacts, "allergenNote"> &
  Partial<Pick<ReadFacts, "allergenNote">> & {
    optionGroups: readonly DishOptionGroup[];
    /** Outside of its hours: not for as soon as possible. */
    offHours?: boolean;
    /** When it can be ordered again (ISO 8601), if that is in sight. */
    opensAt?: string | null;
    /** Outside of its hours, but within them at a time that an order can be scheduled for. */
    forLater?: boolean;
  };

export type MenuSection = { id: string; name: string; dishes: Dish[] };

/** Whether orders of one kind are taken now, and the instant (ISO 8601) at which that changes, if it is known. */
export type ServiceView = {
  offered: boolean;
  open: boolean;
  changesAt: string | null;
  /** Minutes from the order to the table at home or the counter. */
  minutes: number;
};

/** Where a browser pays: at the embedded processor, or at Stripe with the platform's publishable key. */
export type PaymentDesk =
  /** The embedded processor of a demo, or that of a test twin, by its slug. */
  { kind: "embedded"; twin: string | null } | { kind: "stripe"; publishableKey: string };

/** Instants (ISO 8601) and how the visitor writes them today. */
export type MomentTexts = Readonly<Record<string, string>>;

/** What a page shows of a restaurant as it is. */
export const SHOWN_FACTS = [
  "slug",
  "name",
  "heroImage",
  "logoImage",
  "phone",
  "email",
  "address",
  "postcode",
  "city",
  "country",
  "latitude",
  "longitude",
  "currency",
  "deliveryFeeMinor",
  "deliveryMinimumMinor",
  "deliveryRadiusKm",
  "orderServiceBps",
] as const satisfies readonly (keyof ShopTenant)[];

/** A restaurant as its visitors see it: plain data in one language, ready to be sent to the browser. */
export type StorefrontView = Pick<ShopTenant, (typeof SHOWN_FACTS)[number]> & {
  tagline: string;
  /** The amounts of the page in the visitor's writing. */
  amountTexts: AmountTexts;
  /** The instants of the page in the visitor's writing. */
  momentTexts: MomentTexts;
  /** What comes on top of the delivery fee; null where nothing does, or where it follows what is delivered. */
  deliveryTax: TaxRate | null;
  /** Where guests are asked for a tip, and what is suggested in percent. */
  tips: { orders: boolean; bills: boolean; percents: number[] };
  /** What comes on top of the service charge; null as for the delivery fee. */
  serviceTax: Record<OrderService, TaxRate> | null;
  services: Record<OrderService, ServiceView>;
  /** An order can be placed for a time of the next days. */
  hasScheduledOrders: boolean;
  /** Where it is empty nobody can order: see `isPayable`. */
  paymentMethods: PaymentMethod[];
  /** Null where nothing can be paid online; the payment methods are cash at most then. */
  paymentDesk: PaymentDesk | null;
  /** The card form offers the wallets of the visitor's device. */
  hasWallets: boolean;
  sections: MenuSection[];
  /** When the menu changes by itself (ISO 8601), if that is known. */
  menuChangesAt: string | null;
};

/** The kind of order a visitor most likely wants: one that is open, delivery before pickup, else one that is offered. */
export function preferredService(services: StorefrontView["services"]): OrderService {
  if (services.delivery.open) return "delivery";
  if (services.pickup.open) return "pickup";
  return services.delivery.offered ? "delivery" : "pickup";
}

/** Whether guests can order at all. A gift card that covers an order needs an open method too: the order names one. */
export function isPayable({ paymentMethods }: Pick<StorefrontView, "paymentMethods">): boolean {
  return paymentMethods.length > 0;
}

export function dishesById(sections: readonly MenuSection[]): ReadonlyMap<string, Dish> {
  return new Map(sections.flatMap((section) => section.dishes.map((dish) => [dish.id, dish])));
}
