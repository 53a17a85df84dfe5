import { allocate } from "@/lib/core/money/money";

/** The longest name of a tax, which receipts print beside its amount. */
export const MAX_TAX_NAME_LENGTH = 40;

/** Whether prices contain their tax, or it is added to them. */
export const TAX_MODES = ["included", "added"] as const;
export type TaxMode = (typeof TAX_MODES)[number];

/** How something is served; rates can differ by it. */
export type TaxedService = "pickup" | "delivery" | "dine_in";

/** The whole of an amount in hundredths of a percent. */
const WHOLE_BPS = 10_000;

/** A tax with its rate in hundredths of a percent: 825 is 8.25 %. */
export type TaxRate = { name: string; bps: number };

/** What is taxed alike, with its rate for each way of serving it. */
export type TaxClass = {
  id: string;
  name: string;
  pickupBps: number;
  deliveryBps: number;
  dineInBps: number;
};

/** The tax at one rate of one document, in minor units: net and tax are gross, exactly. */
export type TaxLine = TaxRate & { netMinor: number; taxMinor: number; grossMinor: number };

/** The rate of a class for a way of serving. */
export function rateOf(taxClass: TaxClass, service: TaxedService): TaxRate {
  const { name, pickupBps, deliveryBps, dineInBps } = taxClass;
  const bps = { pickup: pickupBps, delivery: deliveryBps, dine_in: dineInBps }[service];
  return { name, bps };
}

/** What is sold, as far as its tax is concerned. Amounts are minor units at the menu's prices, none negative. */
export type TaxableSale = {
  mode: TaxMode;
  lines: readonly (TaxRate & { amountMinor: number })[];
  /** Of the lines, never more than they are. */
  discountMinor: number;
  deliveryFeeMinor: number;
  /** Null when the fee follows the lines, in proportion. */
  deliveryRate: TaxRate | null;
  /** A charge for service, of its own rate or, by null, following the lines as the fee does. */
  serviceCharge?: { amountMinor: number; rate: TaxRate | null };
};

/**
 * The tax of a sale, one line per rate, lowest first (docs/decisions/054). The discount is spread over the rates in
 * proportion to what they sell, by the largest remainders, and so are a delivery fee and a service charge without a rate
 * of their own. Tax is rounded once per rate, halves up; the order of the lines makes no difference. A gift card is a way of paying, so it
 * does not come into it, and neither does a tip. Rates at which nothing is charged are left out.
 */
export function taxOf({ mode, lines, ...sale }: TaxableSale): TaxLine[] {
  const groups = byRate(lines);
  if (groups.length === 0) return [];
  const sold = groups.map(({ amountMinor }) => amountMinor);
  const discounts = allocate(sale.discountMinor, sold);
  const charged = groups.map((group, index) => ({
    ...group,
    amountMinor: group.amountMinor - (discounts[index] ?? 0),
  }));
  const fees = [
    { amountMinor: sale.deliveryFeeMinor, rate: sale.deliveryRate },
    ...(sale.serviceCharge ? [sale.serviceCharge] : []),
  ];
  return byRate([...charged, ...fees.flatMap((fee) => feeLines(fee, charged, groups))])
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(({ amountMinor, ...rate }) =>
      mode === "added" ? onTop(rate, amountMinor) : within(rate, amountMinor),
    );
}

/** The sum of the tax in a document. */
export function sumTax(lines: readonly TaxLine[]): number {
  return lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
}

/**
 * What of the added tax belongs to each line, given what was charged for it without tax; the rest is the delivery fee's
 * and the service charge's.
 * The parts of a rate never add up to more than its tax.
 */
export function addedPerLine(
  taxLines: readonly TaxLine[],
  lines: readonly { bps: number; netMinor: number }[],
): number[] {
  const added = lines.map(() => 0);
  for (const { bps, netMinor, taxMinor } of taxLines) {
    const own = lines.flatMap((line, index) =>
      line.bps === bps ? [{ index, netMinor: line.netMinor }] : [],
    );
    const feeMinor = Math.max(
      0,
      own.reduce((left, line) => left - line.netMinor, netMinor),
    );
    const parts = allocate(taxMinor, [...own.map((line) => line.netMinor), feeMinor]);
    for (const [at, { index }] of own.entries()) added[index] = parts[at] ?? 0;
  }
  return added;
}

/** A price with the tax that is added to it, rounded half up; for bills that show no tax beside their prices. */
export function withTax(priceMinor: number, bps: number): number {
  return onTop({ name: "", bps }, priceMinor).grossMinor;
}

type Sold = TaxRate & { amountMinor: number };

/** Of several names for one rate the first in the alphabet stands, so that no order of lines matters. */
function byRate(lines: readonly Sold[]): Sold[] {
  const groups = new Map<number, Sold>();
  for (const { name, bps, amountMinor } of lines) {
    const known = groups.get(bps);
    if (!known) groups.set(bps, { name, bps, amountMinor });
    else {
      known.amountMinor += amountMinor;
      if (name < known.name) known.name = name;
    }
  }
  return [...groups.values()].sort((a, b) => a.bps - b.bps);
}

function feeLines(
  { amountMinor: feeMinor, rate }: { amountMinor: number; rate: TaxRate | null },
  charged: readonly Sold[],
  groups: readonly Sold[],
): Sold[] {
  if (feeMinor === 0) return [];
  if (rate) return [{ ...rate, amountMinor: feeMinor }];
  // Where a coupon pays for all goods, the fee follows what they would have cost.
  const isFree = charged.every(({ amountMinor }) => amountMinor === 0);
  const weights = (isFree ? groups : charged).map(({ amountMinor }) => amountMinor);
  const fees = allocate(feeMinor, weights);
  return charged.map(({ name, bps }, index) => ({ name, bps, amountMinor: fees[index] ?? 0 }));
}

function within(rate: TaxRate, grossMinor: number): TaxLine {
  const taxMinor = shareHalfUp(grossMinor, rate.bps, WHOLE_BPS + rate.bps);
  return { ...rate, netMinor: grossMinor - taxMinor, taxMinor, grossMinor };
}

function onTop(rate: TaxRate, netMinor: number): TaxLine {
  const taxMinor = shareHalfUp(netMinor, rate.bps, WHOLE_BPS);
  return { ...rate, netMinor, taxMinor, grossMinor: netMinor + taxMinor };
}

/** `amount * part / whole`, halves up, without leaving whole numbers. */
export function shareHalfUp(amount: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}
