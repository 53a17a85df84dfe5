import { readAmountText } from "@/components/data/amount-text";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { bulkPrices, type PriceRule, type Rounding } from "@/lib/restaurant/menu/editing/bulk-price";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";

/** A bulk edit as it is filled in; `keep` leaves a field of the dishes as it is. */
export type BulkForm = {
  price: "keep" | "percent" | "amount";
  /** With its sign, as typed. */
  value: string;
  rounding: Rounding;
  available: "keep" | "yes" | "no";
  status: "keep" | "active" | "draft";
  categoryId: string;
};

export const KEEP = "keep";
export const EMPTY_BULK: BulkForm = {
  price: KEEP,
  value: "",
  rounding: "none",
  available: KEEP,
  status: KEEP,
  categoryId: KEEP,
};

/** One dish in the preview; prices in major units, null for an offer that is not there. */
export type BulkPreviewRow = {
  id: string;
  before: { basePrice: number; discountPrice: number | null };
  after: { basePrice: number; discountPrice: number | null } | null;
};

/** "-5" or "+2,50" as a number; null for anything else. */
function readSigned(text: string, read: (plain: string) => number | null): number | null {
  const plain = text.trim().replace("−", "-");
  const isMinus = plain.startsWith("-");
  const value = read(plain.replace(/^[+-]/, "").trim());
  return value === null ? null : isMinus ? -value : value;
}

function readPercent(text: string): number | null {
  const plain = text.replace(",", ".").replace(/\s*%$/, "");
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** The rule that the form asks for: null for none, undefined while the number cannot be read. */
export function bulkRule(form: BulkForm, currency: string): PriceRule | null | undefined {
  if (form.price === KEEP) return null;
  if (form.price === "percent") {
    const percent = readSigned(form.value, readPercent);
    const isUsable = percent !== null && percent >= -99 && percent <= 1_000;
    return isUsable ? { percent, rounding: form.rounding } : undefined;
  }
  const amount = readSigned(form.value, (plain) => readAmountText(plain, currency));
  if (amount === null) return undefined;
  const sizeMinor = toMinor(Math.abs(amount), currency);
  return { amountMinor: amount < 0 ? -sizeMinor : sizeMinor, rounding: form.rounding };
}

/** Old and new prices of the chosen dishes, as the server will compute them; `after` is null where it is too large. */
export function previewBulk(
  products: readonly TenantProduct[],
  rule: PriceRule,
  currency: string,
): BulkPreviewRow[] {
  return products.map(({ id, basePrice, discountPrice }) => {
    const prices = {
      basePriceMinor: toMinor(basePrice, currency),
      discountPriceMinor: discountPrice === null ? null : toMinor(discountPrice, currency),
    };
    const next = bulkPrices(prices, rule, currency);
    const offerMinor = next?.discountPriceMinor ?? null;
    const after = next && {
      basePrice: toMajor(next.basePriceMinor, currency),
      discountPrice: offerMinor === null ? null : toMajor(offerMinor, currency),
    };
    return { id, before: { basePrice, discountPrice }, after };
  });
}

/** The change as the API takes it; null while there is none, or one that cannot be made. */
export function bulkBody(form: BulkForm, products: readonly TenantProduct[], currency: string) {
  const rule = bulkRule(form, currency);
  if (rule === undefined) return null;
  if (rule && previewBulk(products, rule, currency).some(({ after }) => after === null)) return null;
  const { rounding } = form;
  const price =
    rule === null
      ? {}
      : {
          price:
            "percent" in rule
              ? { percent: rule.percent, rounding }
              : { amount: toMajor(rule.amountMinor, currency), rounding },
        };
  const change = {
    ...price,
    ...(form.available === KEEP ? {} : { available: form.available === "yes" }),
    ...(form.status === KEEP ? {} : { status: form.status }),
    ...(form.categoryId === KEEP ? {} : { categoryId: form.categoryId }),
  };
  if (Object.keys(change).length === 0) return null;
  return { products: products.map(({ id, revision }) => ({ id, revision })), ...change };
}
