import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { localText } from "@/lib/core/i18n/locales";
import { chargeRefusal } from "@/lib/payments/payments/charge-refusal";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { TakesMethod } from "@/lib/payments/processor/processor-methods";
import type { LookedUp } from "@/lib/restaurant/delivery/address-token";
import type { ShopDishes, ShopProduct } from "@/lib/restaurant/menu/shop";
import type { PricedLine, ResolvedOption } from "@/lib/restaurant/pricing/price-line";
import { type Cart, type PricedOrder, priceOrder } from "@/lib/restaurant/pricing/price-order";
import { readTip } from "@/lib/restaurant/pricing/tip";
import {
  addedPerLine,
  rateOf,
  type TaxClass,
  type TaxedService,
  type TaxLine,
  type TaxRate,
} from "@/lib/restaurant/tax/tax";
import { type Coupon, evaluateCoupon } from "@/lib/service/coupons/coupon";
import type { OrderItem } from "@/lib/service/orders/order";
import { paidShares } from "@/lib/service/orders/refunds/refund-plan";
import { ageRefusal, highestAge } from "./order-age";
import { methodRefusal, type OrderRefusal, type PlacementRequest } from "./order-refusal";
import { leadMinutes } from "./order-time";
import { serviceProblems } from "./service-problems";
import { shownLine } from "./shown-line";
import { isOverruled, type StaffTerms } from "./staff-terms";

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
  /** Why a guest could not have placed it; only staff can take it then. */
  warnings: OrderWarning[];
};

export type OrderWarning = Pick<OrderRefusal, "code" | "message" | "lineIndex">;

export type StockNeed = { productId: string; productName: string; quantity: number; lineIndex: number };

export type DraftInput = {
  /** With the dishes that are ordered. */
  shop: ShopDishes;
  request: PlacementRequest;
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
  /** Of an order that a member takes, who looks at the guest's age and is warned where a guest would be refused. */
  staff?: StaffTerms | null;
};

/** Chosen options as a line keeps them: group name to labels. */
export function byGroup(options: readonly ResolvedOption[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { group, label } of options) {
    groups[group] ??= [];
    groups[group].push(label);
  }
  return groups;
}

/**
 * Prices and validates a request against a restaurant (Specification, Orders). Menu and codes come first (400), then
 * what can change by waiting or ordering differently (409). Stock is checked only as far as the cached menu knows it.
 */
export function draftOrder(input: DraftInput): { ok: true; draft: OrderDraft } | OrderRefusal {
  const { shop, request, locale, now } = input;
  const { tenant } = shop;
  const { staff = null } = input;
  const methodProblem =
    staff && isTillMethod(request.paymentMethod) ? null : methodRefusal(tenant, request, input.takes);
  if (methodProblem) return methodProblem;

  const products: ShopProduct[] = [];
  for (const [lineIndex, item] of request.items.entries()) {
    const product = shop.products.get(item.productId);
    if (!product) {
      const message = "This product is not on the menu.";
      return { ok: false, code: "INVALID_ITEM", reason: "UNKNOWN_PRODUCT", message, lineIndex };
    }
    products.push(product);
  }
  const nameOf = (product: ShopProduct) => localText(product.name, locale, tenant.locales);

  const lines = request.items.map((item, index) => ({
    product: products[index] as ShopProduct,
    quantity: item.quantity,
    selectedOptions: item.selectedOptions ?? {},
    ownPriceMinor: staff?.lines[index]?.ownPrice?.unitMinor,
  }));
  const service = staff?.eatIn ? "dine_in" : request.type;
  const cart = {
    currency: tenant.currency,
    lines,
    deliveryFeeMinor: request.type === "delivery" ? (staff?.deliveryFeeMinor ?? tenant.deliveryFeeMinor) : 0,
    serviceBps: tenant.orderServiceBps,
    tax: {
      mode: tenant.taxMode,
      rates: products.map(({ taxClass }) => rateFor(taxClass, service)),
      deliveryRate: rateFor(tenant.deliveryTaxClass, service),
      serviceRate: rateFor(tenant.serviceTaxClass, service),
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
      const { reason } = verdict;
      return { ok: false, code: "INVALID_COUPON", reason, message: REFUSAL_REASONS.INVALID_COUPON[reason] };
    }
  }
  if (input.giftCard === null) {
    const message = "The gift card is unknown, expired or used up.";
    return { ok: false, code: "INVALID_GIFT_CARD", reason: "NOT_USABLE", message };
  }
  const discount = staff?.discount?.off ?? input.coupon?.rules.discount ?? null;
  const priced = priceWithTip(input, { ...cart, discount });
  if (!priced.ok) return priced;

  if (!isTillMethod(request.paymentMethod)) {
    const sale = { amountMinor: priced.totalMinor, currency: tenant.currency };
    const amountProblem = chargeRefusal(request.paymentMethod, sale, locale);
    if (amountProblem) return { ok: false, ...amountProblem };
  }

  const minimumAge = highestAge(products);
  const nameAt = (lineIndex: number) => nameOf(products[lineIndex] as ShopProduct);
  const ageConfirmed = request.ageConfirmed === true || input.isTest === true || staff !== null;
  const ageProblem = ageRefusal(products, { ageConfirmed, nameAt });
  if (ageProblem) return ageProblem;
  const scheduledFor = request.scheduledFor ? new Date(request.scheduledFor) : null;
  const problems = serviceProblems({
    ...{ tenant, request, products, names: products.map(nameOf), priced },
    ...{ lookedUp: input.lookedUp, scheduledFor, locale, now },
  });
  const refusal = problems.find((problem) => !staff || !isOverruled(problem));
  if (refusal) return refusal;

  const addedMinor = addedOf(cart.tax.rates, priced);
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
        taxBps: cart.tax.rates[index]?.bps ?? null,
        taxAddedMinor: addedMinor[index] ?? 0,
        ...staffFields(line, staff?.lines[index]),
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
      warnings: problems.map(({ code, message, lineIndex }) => ({ code, message, lineIndex })),
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
  if (!read.ok) return { ...read, code: "INVALID_TIP" };
  return priceOrder({ ...cart, giftCardBalanceMinor, tipMinor: read.tipMinor });
}

/** What comes on top of each line's price. */
function addedOf(
  rates: readonly (TaxRate | null)[],
  { lines, discountMinor, taxLines, taxAddedMinor }: PricedOrder,
): number[] {
  if (taxAddedMinor === 0) return [];
  const shares = paidShares({ discountMinor, items: lines });
  const nets = rates.map((rate, index) => ({ bps: rate?.bps ?? -1, netMinor: shares[index] ?? 0 }));
  return addedPerLine(taxLines, nets);
}

function rateFor(taxClass: TaxClass | null, service: TaxedService): TaxRate | null {
  return taxClass && rateOf(taxClass, service);
}

/** What a line keeps of what staff said of it. */
function staffFields(
  { menuPriceMinor }: PricedLine,
  terms: StaffTerms["lines"][number] | undefined,
): Pick<OrderItem, "note" | "menuPriceMinor" | "priceReason"> {
  const { note = null, ownPrice = null } = terms ?? {};
  if (ownPrice === null) return { note, menuPriceMinor: null, priceReason: null };
  return { note, menuPriceMinor, priceReason: ownPrice.reason };
}

function stockNeeds(
  products: readonly ShopProduct[],
  request: PlacementRequest,
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
