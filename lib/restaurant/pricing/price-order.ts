import type { ReasonOf } from "@/lib/core/errors/refusal-reasons";
import { MAX_AMOUNT_MINOR, percentOf } from "@/lib/core/money/money";
import { type CartLine, type PricedLine, priceLine } from "@/lib/restaurant/pricing/price-line";
import { sumTax, type TaxLine, type TaxMode, type TaxRate, taxOf } from "@/lib/restaurant/tax/tax";
import { type Discount, discountMinor as discountOf } from "./discount";

/** A cart with everything that affects its price. All amounts are minor units of the currency, none negative. */
export type Cart = {
  currency: string;
  lines: readonly CartLine[];
  /** The discount of a coupon that holds for this cart, or null. */
  discount: Discount | null;
  deliveryFeeMinor: number;
  giftCardBalanceMinor: number;
  /** The charge for service on the lines less the discount, in hundredths of a percent; left out where there is none. */
  serviceBps?: number;
  /** What the guest gives on top; left out where nothing is given. */
  tipMinor?: number;
  /** How it is taxed; left out where no tax is shown. */
  tax?: CartTax;
};

export type CartTax = {
  mode: TaxMode;
  /** Of each line; null where the restaurant shows no tax. */
  rates: readonly (TaxRate | null)[];
  /** Of the delivery fee; null when it follows the lines. */
  deliveryRate: TaxRate | null;
  /** Of the service charge; null when it follows the lines. */
  serviceRate?: TaxRate | null;
};

export type PricedOrder = {
  ok: true;
  currency: string;
  lines: PricedLine[];
  subtotalMinor: number;
  discountMinor: number;
  deliveryFeeMinor: number;
  /** The tax in what the cart costs, one line per rate. */
  taxLines: TaxLine[];
  /** Of it, what comes on top of the prices. */
  taxAddedMinor: number;
  serviceChargeMinor: number;
  /** Not taxed, and in no other figure but the total and the gift card. */
  tipMinor: number;
  giftCardMinor: number;
  /** What is left to pay. */
  totalMinor: number;
};

export type PricingFailure = {
  ok: false;
  code: "INVALID_ITEM";
  reason: ReasonOf<"INVALID_ITEM">;
  lineIndex: number;
  message: string;
};

const TOO_LARGE = {
  ok: false,
  code: "INVALID_ITEM",
  reason: "TOO_LARGE",
  message: "The order is too large; split it into several.",
} as const;

/**
 * Prices a cart from the menu: lines, less the coupon, plus the delivery fee, the service charge, the tax that is not in
 * the prices and the tip, less the gift card. Halves of a percentage round up, the coupon never exceeds the lines and does not touch the fee, and no
 * amount is negative. Fails with INVALID_ITEM at the first line that the menu does not allow.
 */
export function priceOrder(cart: Cart): PricedOrder | PricingFailure {
  const lines: PricedLine[] = [];
  let subtotalMinor = 0;
  for (const [lineIndex, cartLine] of cart.lines.entries()) {
    const priced = priceLine(cartLine);
    if (!priced.ok) return { ...priced, code: "INVALID_ITEM", lineIndex };
    subtotalMinor += priced.line.lineTotalMinor;
    if (subtotalMinor + cart.deliveryFeeMinor > MAX_AMOUNT_MINOR) {
      return { ...TOO_LARGE, lineIndex };
    }
    lines.push(priced.line);
  }

  const discountMinor = cart.discount ? discountOf(cart.discount, subtotalMinor) : 0;
  const serviceChargeMinor = percentOf(subtotalMinor - discountMinor, (cart.serviceBps ?? 0) / 100);
  const taxLines = taxLinesOf(cart, lines, { discountMinor, serviceChargeMinor });
  const taxAddedMinor = cart.tax?.mode === "added" ? sumTax(taxLines) : 0;
  const tipMinor = cart.tipMinor ?? 0;
  const dueMinor =
    subtotalMinor - discountMinor + cart.deliveryFeeMinor + serviceChargeMinor + taxAddedMinor + tipMinor;
  if (dueMinor > MAX_AMOUNT_MINOR) return { ...TOO_LARGE, lineIndex: lines.length - 1 };
  const giftCardMinor = Math.min(cart.giftCardBalanceMinor, dueMinor);
  return {
    ok: true,
    currency: cart.currency,
    lines,
    subtotalMinor,
    discountMinor,
    deliveryFeeMinor: cart.deliveryFeeMinor,
    taxLines,
    taxAddedMinor,
    serviceChargeMinor,
    tipMinor,
    giftCardMinor,
    totalMinor: dueMinor - giftCardMinor,
  };
}

function taxLinesOf(
  { tax, deliveryFeeMinor }: Cart,
  lines: readonly PricedLine[],
  { discountMinor, serviceChargeMinor }: { discountMinor: number; serviceChargeMinor: number },
): TaxLine[] {
  if (!tax) return [];
  const { mode, rates, deliveryRate, serviceRate = null } = tax;
  const taxed = lines.flatMap(({ lineTotalMinor }, index) => {
    const rate = rates[index];
    return rate ? [{ ...rate, amountMinor: lineTotalMinor }] : [];
  });
  // Every rate is null or none is: with the first class there is a default.
  if (taxed.length < lines.length) return [];
  const serviceCharge = { amountMinor: serviceChargeMinor, rate: serviceRate };
  return taxOf({ mode, lines: taxed, discountMinor, deliveryFeeMinor, deliveryRate, serviceCharge });
}
