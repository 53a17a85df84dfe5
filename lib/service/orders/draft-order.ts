import { localText } from "@/lib/core/i18n/locales";
import { formatMoney } from "@/lib/core/money/money";
import { chargeRefusal } from "@/lib/payments/payments/charge-refusal";
import { MAIN_OFFERS } from "@/lib/payments/payments/payment-method";
import { paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import type { TakesMethod } from "@/lib/payments/payments/processor-methods";
import type { LookedUp } from "@/lib/restaurant/delivery/address-token";
import { isOpenAt, openingState } from "@/lib/restaurant/hours/opening-hours";
import type { Shop, ShopProduct, ShopTenant } from "@/lib/restaurant/menu/shop";
import type { PricedLine, ResolvedOption } from "@/lib/restaurant/pricing/price-line";
import { type Cart, type PricedOrder, priceOrder } from "@/lib/restaurant/pricing/price-order";
import { readTip } from "@/lib/restaurant/pricing/tip";
import { addedPerLine, rateOf, type TaxLine } from "@/lib/restaurant/tax/tax";
import { type Coupon, evaluateCoupon } from "@/lib/service/coupons/coupon";
import type { OrderItem } from "./order";
import { addressRefusal } from "./order-address";
import { ageRefusal, highestAge } from "./order-age";
import type { OrderRequest } from "./order-contract";
import { isServed } from "./order-dish";
import type { OrderRefusal } from "./order-refusal";
import { isOrderTime, leadMinutes, offers } from "./order-time";
import { paidShares } from "./refund-plan";
import { shownLine } from "./shown-line";

/** What an order would be if it were placed now. Amounts are minor units. */
export type OrderDraft = {
  items: OrderItem[];
  subtotalMinor: number;
  discountMinor: number;
  deliveryFeeMinor: number;
  taxLines: TaxLine[];
  taxAddedMinor: number;
  serviceChargeMinor: number;
  tipMinor: number;
  giftCardMinor: number;
  totalMinor: number;
  promisedAt: Date;
  /** The time that the guest chose, and when the kitchen begins then; null for as soon as possible. */
  scheduledFor: Date | null;
  kitchenAt: Date | null;
  /** What has to be taken from counted stock, summed over the lines. */
  stockNeeds: StockNeed[];
  /** The highest of its products; null where any age may have them. */
  minimumAge: number | null;
};

export type StockNeed = { productId: string; productName: string; quantity: number; lineIndex: number };

export type DraftInput = {
  shop: Shop;
  request: OrderRequest;
  locale: string;
  now: Date;
  /** Undefined when no code was given, null when the code is unknown. */
  coupon: { rules: Coupon; customerUses: number } | null | undefined;
  giftCard: { balanceMinor: number } | null | undefined;
  /** What this server said about the delivery address before, if the order carries it. */
  lookedUp: LookedUp | null;
  /** The payment methods that the processor accepts. */
  takes: TakesMethod;
  /** Orders by the restaurant itself are nobody's drinks. */
  isTest?: boolean;
};

type Refused = OrderRefusal | null;

function methodRefusal({ shop: { tenant }, request, takes }: DraftInput): Refused {
  if (paymentMethodsOf(tenant, takes)[MAIN_OFFERS[request.paymentMethod]]) return null;
  const message = `${tenant.name} does not take this payment method. Choose another one.`;
  return { ok: false, code: "PAYMENT_METHOD_UNAVAILABLE", message };
}

function closedRefusal(tenant: ShopTenant, { type, scheduledFor }: OrderRequest, now: Date): Refused {
  if (!offers(tenant, type))
    return { ok: false, code: "RESTAURANT_CLOSED", message: `${tenant.name} does not offer ${type}.` };
  if (scheduledFor) {
    if (isOrderTime(tenant, type, { at: new Date(scheduledFor), now })) return null;
    const message = `${tenant.name} takes no ${type} orders for this time. Choose another one.`;
    return { ok: false, code: "ORDER_TIME_UNAVAILABLE", message };
  }
  const hours = { ...tenant.openingHours[type], pausedUntil: tenant.pausedUntil };
  if (isOpenAt(hours, now, tenant.timeZone)) return null;
  const state = openingState(hours, now, tenant.timeZone);
  const when = !state.open && state.opensAt ? ` It opens again at ${state.opensAt.toISOString()}.` : "";
  return {
    ok: false,
    code: "RESTAURANT_CLOSED",
    message: `${tenant.name} takes no ${type} orders right now.${when}`,
  };
}

/** Chosen options as a line keeps them: group name to labels. */
export function byGroup(options: readonly ResolvedOption[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { group, label } of options) {
    groups[group] ??= [];
    groups[group].push(label);
  }
  return groups;
}

/** Refuses the first line with an option whose ingredients are used up. `names` are those of the lines' products. */
export function optionRefusal(lines: readonly PricedLine[], names: readonly string[]): Refused {
  const lineIndex = lines.findIndex(({ selectedOptions }) => selectedOptions.some(({ soldOut }) => soldOut));
  const option = lines[lineIndex]?.selectedOptions.find(({ soldOut }) => soldOut);
  if (!option) return null;
  const message = `${names[lineIndex]} with "${option.name}" is sold out. Choose another option.`;
  return { ok: false, code: "OUT_OF_STOCK", message, lineIndex };
}

/**
 * Prices and validates a request against a restaurant (Specification, Orders). Menu and codes come first (400), then
 * what can change by waiting or ordering differently (409). Stock is checked only as far as the cached menu knows it.
 */
export function draftOrder(input: DraftInput): { ok: true; draft: OrderDraft } | OrderRefusal {
  const { shop, request, locale, now } = input;
  const { tenant } = shop;
  const methodProblem = methodRefusal(input);
  if (methodProblem) return methodProblem;

  const products: ShopProduct[] = [];
  for (const [lineIndex, item] of request.items.entries()) {
    const product = shop.products.get(item.productId);
    if (!product) {
      return { ok: false, code: "INVALID_ITEM", message: "This product is not on the menu.", lineIndex };
    }
    products.push(product);
  }
  const nameOf = (product: ShopProduct) => localText(product.name, locale, tenant.locales);

  const lines = request.items.map((item, index) => ({
    product: products[index] as ShopProduct,
    quantity: item.quantity,
    selectedOptions: item.selectedOptions ?? {},
  }));
  const cart = {
    currency: tenant.currency,
    lines,
    deliveryFeeMinor: request.type === "delivery" ? tenant.deliveryFeeMinor : 0,
    serviceBps: tenant.orderServiceBps,
    tax: {
      mode: tenant.taxMode,
      service: request.type,
      classes: products.map(({ taxClass }) => taxClass),
      deliveryClass: tenant.deliveryTaxClass,
      serviceClass: tenant.serviceTaxClass,
    },
  };
  const bare = priceOrder({ ...cart, discount: null, giftCardBalanceMinor: 0 });
  if (!bare.ok) return bare;

  if (input.coupon !== undefined) {
    const verdict = evaluateCoupon(input.coupon?.rules ?? null, {
      subtotalMinor: bare.subtotalMinor,
      now,
      orderType: request.type,
      customerUses: input.coupon?.customerUses ?? 0,
    });
    if (!verdict.ok) {
      return { ok: false, code: "INVALID_COUPON", message: `The coupon cannot be used: ${verdict.reason}.` };
    }
  }
  if (input.giftCard === null) {
    return { ok: false, code: "INVALID_GIFT_CARD", message: "The gift card is unknown, expired or used up." };
  }
  const priced = priceWithTip(input, { ...cart, discount: input.coupon?.rules.discount ?? null });
  if (!priced.ok) return priced;

  if (request.paymentMethod !== "cash") {
    const sale = { amountMinor: priced.totalMinor, currency: tenant.currency };
    const amountProblem = chargeRefusal(request.paymentMethod, sale, locale);
    if (amountProblem) return { ok: false, ...amountProblem };
  }

  const minimumAge = highestAge(products);
  const nameAt = (lineIndex: number) => nameOf(products[lineIndex] as ShopProduct);
  const ageConfirmed = request.ageConfirmed === true || input.isTest === true;
  const ageProblem = ageRefusal(products, { ageConfirmed, nameAt });
  if (ageProblem) return ageProblem;
  const laterProblem = closedRefusal(tenant, request, now) ?? addressRefusal(tenant, request, input.lookedUp);
  if (laterProblem) return laterProblem;
  const soldOut = products.findIndex((product) => product.soldOut);
  if (soldOut >= 0) {
    const name = nameOf(products[soldOut] as ShopProduct);
    return { ok: false, code: "OUT_OF_STOCK", message: `${name} is sold out.`, lineIndex: soldOut };
  }
  const optionProblem = optionRefusal(priced.lines, products.map(nameOf));
  if (optionProblem) return optionProblem;
  const scheduledFor = request.scheduledFor ? new Date(request.scheduledFor) : null;
  const early = products.findIndex((product) => !isServed(product, scheduledFor, tenant.timeZone));
  if (early >= 0) {
    const product = products[early] as ShopProduct;
    const when = product.opensAt && !scheduledFor ? ` It can be ordered from ${product.opensAt}.` : "";
    const time = scheduledFor ? "at this time" : "right now";
    const message = `${nameOf(product)} is not served ${time}.${when}`;
    return { ok: false, code: "OUT_OF_STOCK", message, lineIndex: early };
  }
  if (request.type === "delivery" && priced.subtotalMinor < tenant.deliveryMinimumMinor) {
    const minimum = formatMoney(tenant.deliveryMinimumMinor, tenant.currency, locale);
    return { ok: false, code: "BELOW_MINIMUM", message: `Delivery starts at ${minimum}.` };
  }

  const addedMinor = addedOf(products, request.type, priced);
  const leadMs = leadMinutes(tenant, request.type) * 60_000;
  return {
    ok: true,
    draft: {
      items: priced.lines.map((line, index) => ({
        productId: (products[index] as ShopProduct).id,
        productName: nameOf(products[index] as ShopProduct),
        quantity: request.items[index]?.quantity ?? 0,
        unitPriceMinor: line.unitPriceMinor,
        lineTotalMinor: line.lineTotalMinor,
        selectedOptions: byGroup(line.selectedOptions),
        shown: shownLine(products[index] as ShopProduct, line.selectedOptions, {
          locale,
          locales: tenant.locales,
        }),
        taxBps: bpsOf(products[index] as ShopProduct, request.type),
        taxAddedMinor: addedMinor[index] ?? 0,
      })),
      subtotalMinor: priced.subtotalMinor,
      discountMinor: priced.discountMinor,
      deliveryFeeMinor: priced.deliveryFeeMinor,
      taxLines: priced.taxLines,
      taxAddedMinor: priced.taxAddedMinor,
      serviceChargeMinor: priced.serviceChargeMinor,
      tipMinor: priced.tipMinor,
      giftCardMinor: priced.giftCardMinor,
      totalMinor: priced.totalMinor,
      promisedAt: scheduledFor ?? new Date(now.getTime() + leadMs),
      scheduledFor,
      kitchenAt: scheduledFor && new Date(scheduledFor.getTime() - leadMs),
      stockNeeds: stockNeeds(products, request, nameOf),
      minimumAge,
    },
  };
}

/** The price with the tip that was asked for, which is held against the price without one. */
function priceWithTip(
  { shop: { tenant }, request, giftCard }: DraftInput,
  cart: Omit<Cart, "giftCardBalanceMinor">,
): PricedOrder | OrderRefusal {
  const { currency, tipsOnOrders: isOn } = tenant;
  const giftCardBalanceMinor = giftCard?.balanceMinor ?? 0;
  const bare = priceOrder({ ...cart, giftCardBalanceMinor });
  if (!bare.ok || !request.tip) return bare;
  const priceMinor = bare.totalMinor + bare.giftCardMinor;
  const read = readTip(request.tip, { isOn, priceMinor, currency });
  if (!read.ok) return { ok: false, code: "INVALID_TIP", message: read.message };
  return priceOrder({ ...cart, giftCardBalanceMinor, tipMinor: read.tipMinor });
}

/** What comes on top of each line's price. */
function addedOf(
  products: readonly ShopProduct[],
  service: OrderRequest["type"],
  { lines, discountMinor, taxLines, taxAddedMinor }: PricedOrder,
): number[] {
  if (taxAddedMinor === 0) return [];
  const shares = paidShares({ discountMinor, items: lines });
  const nets = products.map((product, index) => ({
    bps: bpsOf(product, service) ?? -1,
    netMinor: shares[index] ?? 0,
  }));
  return addedPerLine(taxLines, nets);
}

function bpsOf({ taxClass }: ShopProduct, service: OrderRequest["type"]): number | null {
  return taxClass && rateOf(taxClass, service).bps;
}

function stockNeeds(
  products: readonly ShopProduct[],
  request: OrderRequest,
  nameOf: (product: ShopProduct) => string,
): StockNeed[] {
  const needs = new Map<string, StockNeed>();
  for (const [lineIndex, product] of products.entries()) {
    if (!product.stockLimited) continue;
    const quantity = request.items[lineIndex]?.quantity ?? 0;
    const known = needs.get(product.id);
    if (known) known.quantity += quantity;
    else needs.set(product.id, { productId: product.id, productName: nameOf(product), quantity, lineIndex });
  }
  return [...needs.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1));
}
