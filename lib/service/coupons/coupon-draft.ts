import type { FieldIssue } from "@/lib/core/errors/app-error";
import { readAmount } from "@/lib/core/money/amount-input";
import { parseMajor } from "@/lib/core/money/money";
import { dayRange, parseDate } from "@/lib/core/time/zone";
import type { UpdateCouponBody } from "./coupon-contract";

export type CouponFields = {
  code: string;
  type: "percent" | "fixed";
  /** Percent in hundredths, or minor units. */
  value: number;
  minSubtotalMinor: number;
  usageLimit: number | null;
  perCustomerLimit: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  orderTypes: ("pickup" | "delivery")[];
  active: boolean;
};

type Place = { currency: string; timeZone: string };

function readPercent(percent: number, issues: FieldIssue[]): number {
  const hundredths = percent <= 100 ? parseMajor(percent, "EUR") : null;
  if (hundredths !== null) return hundredths;
  issues.push({ path: "value", message: "must be at most 100 percent, with at most two decimals" });
  return 0;
}

function readFixed(amount: number, currency: string, issues: FieldIssue[]): number {
  return readAmount(amount, currency, "value", issues);
}

/** The edge of a window: an instant as it is, a day as its start or end in the restaurant's zone. */
function readEdge(text: string | null, edge: "start" | "end", timeZone: string): Date | null {
  if (text === null) return null;
  const day = parseDate(text);
  return day === null ? new Date(text) : dayRange(day, timeZone)[edge];
}

/**
 * What a request changes of a coupon, in stored form, and everything that is wrong with it. `known` is the coupon as
 * it is; null for a new one.
 */
export function readCouponFields(
  body: UpdateCouponBody,
  { currency, timeZone }: Place,
  known: Pick<CouponFields, "type" | "startsAt" | "endsAt"> | null,
): { fields: Partial<CouponFields>; issues: FieldIssue[] } {
  const { value, minSubtotal, startsAt, endsAt, ...same } = body;
  const issues: FieldIssue[] = [];
  const fields: Partial<CouponFields> = { ...same };
  const type = body.type ?? known?.type;
  if (value !== undefined) {
    fields.value = type === "percent" ? readPercent(value, issues) : readFixed(value, currency, issues);
  } else if (known && body.type !== undefined && body.type !== known.type) {
    issues.push({ path: "value", message: "must be given when the type changes" });
  }
  if (minSubtotal !== undefined) {
    fields.minSubtotalMinor = readAmount(minSubtotal ?? 0, currency, "minSubtotal", issues);
  }
  if (startsAt !== undefined) fields.startsAt = readEdge(startsAt, "start", timeZone);
  if (endsAt !== undefined) fields.endsAt = readEdge(endsAt, "end", timeZone);
  const begins = fields.startsAt === undefined ? known?.startsAt : fields.startsAt;
  const ends = fields.endsAt === undefined ? known?.endsAt : fields.endsAt;
  if (begins && ends && begins >= ends)
    issues.push({ path: "endsAt", message: "must be after the coupon starts" });
  return { fields, issues };
}
