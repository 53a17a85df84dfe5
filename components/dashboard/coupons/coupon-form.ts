import type { z } from "zod";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { dayRange, localDate, parseDate } from "@/lib/core/time/zone";
import { COUPON_CODE, COUPON_USES, normaliseCode } from "@/lib/service/coupons/coupon";
import type { CouponWire, CreateCouponBody } from "@/lib/service/coupons/coupon-contract";

/** A coupon as it is edited: numbers are text, and its window is whole days of the restaurant's zone. */
export type CouponForm = {
  code: string;
  type: "percent" | "fixed";
  value: string;
  minSubtotal: string;
  usageLimit: string;
  perCustomerLimit: string;
  /** YYYY-MM-DD, the first day; "" for none. */
  firstDay: string;
  /** YYYY-MM-DD, the last day; "" for none. */
  lastDay: string;
  orderType: "any" | "pickup" | "delivery";
  active: boolean;
};

/** The problem of a field, by its name in the form; the page has the texts. */
export type CouponProblem =
  | "codeInvalid"
  | "percentInvalid"
  | "amountInvalid"
  | "usesInvalid"
  | "usesBelowUsed"
  | "dayInvalid"
  | "daysReversed";
export type CouponProblems = Partial<Record<keyof CouponForm, CouponProblem>>;

type Place = { currency: string; timeZone: string };

export function emptyCouponForm(): CouponForm {
  return {
    code: "",
    type: "percent",
    value: "",
    minSubtotal: "",
    usageLimit: "",
    perCustomerLimit: "",
    firstDay: "",
    lastDay: "",
    orderType: "any",
    active: true,
  };
}

export function couponForm(coupon: CouponWire, { currency, timeZone }: Place): CouponForm {
  const { code, type, value, minSubtotal, startsAt, endsAt, orderTypes, active } = coupon;
  const [only, ...others] = orderTypes;
  return {
    code,
    type,
    value: type === "percent" ? String(value) : amountText(value, currency),
    minSubtotal: minSubtotal === 0 ? "" : amountText(minSubtotal, currency),
    usageLimit: coupon.usageLimit === null ? "" : String(coupon.usageLimit),
    perCustomerLimit: coupon.perCustomerLimit === null ? "" : String(coupon.perCustomerLimit),
    firstDay: startsAt === null ? "" : localDate(new Date(startsAt), timeZone),
    lastDay: endsAt === null ? "" : localDate(new Date(Date.parse(endsAt) - 1), timeZone),
    orderType: only && others.length === 0 ? only : "any",
    active,
  };
}

/** The instant at which a window starts or ends if that is not the edge of a day in the zone, otherwise null. */
export function oddEdge(edge: "start" | "end", instant: string | null, timeZone: string): Date | null {
  if (instant === null) return null;
  const at = new Date(instant);
  const day = localDate(edge === "start" ? at : new Date(at.getTime() - 1), timeZone);
  return dayRange(day, timeZone)[edge].getTime() === at.getTime() ? null : at;
}

/** "" is no limit (null); undefined for anything that is no count. */
function readUses(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === "") return null;
  const uses = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return uses >= COUPON_USES.from && uses <= COUPON_USES.to ? uses : undefined;
}

/** More than 0 and at most 100, with two decimals at most; else null. */
function readPercent(text: string): number | null {
  const plain = text.replace(/[\s%]/g, "").replace(",", ".");
  const percent = /^\d{1,3}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  return percent > 0 && percent <= 100 ? percent : null;
}

function readValue({ type, value }: CouponForm, currency: string): number | null {
  return type === "percent" ? readPercent(value) : readAmountText(value, currency) || null;
}

function problemsOf(form: CouponForm, currency: string, used: number): CouponProblems {
  const problems: CouponProblems = {};
  const { code, minSubtotal, firstDay, lastDay } = form;
  if (!COUPON_CODE.test(normaliseCode(code))) problems.code = "codeInvalid";
  if (readValue(form, currency) === null)
    problems.value = form.type === "percent" ? "percentInvalid" : "amountInvalid";
  if (minSubtotal.trim() !== "" && readAmountText(minSubtotal, currency) === null)
    problems.minSubtotal = "amountInvalid";
  for (const field of ["usageLimit", "perCustomerLimit"] as const)
    if (readUses(form[field]) === undefined) problems[field] = "usesInvalid";
  if ((readUses(form.usageLimit) ?? used) < used) problems.usageLimit = "usesBelowUsed";
  for (const field of ["firstDay", "lastDay"] as const)
    if (form[field] !== "" && parseDate(form[field]) === null) problems[field] = "dayInvalid";
  if (firstDay !== "" && lastDay !== "" && lastDay < firstDay) problems.lastDay ??= "daysReversed";
  return problems;
}

/**
 * The form as the API accepts it, or its problems by field. `known` is the coupon as it is: an edge of its window whose
 * day nobody changed is left as it is, to the minute.
 */
export function readCouponForm(
  form: CouponForm,
  place: Place,
  known: CouponWire | null,
): { ok: true; body: z.input<typeof CreateCouponBody> } | { ok: false; problems: CouponProblems } {
  const { currency } = place;
  const problems = problemsOf(form, currency, known?.used ?? 0);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const before = known && couponForm(known, place);
  return {
    ok: true,
    body: {
      code: normaliseCode(form.code),
      type: form.type,
      value: readValue(form, currency) ?? 0,
      minSubtotal: readAmountText(form.minSubtotal || "0", currency) ?? 0,
      usageLimit: readUses(form.usageLimit) ?? null,
      perCustomerLimit: readUses(form.perCustomerLimit) ?? null,
      orderTypes: form.orderType === "any" ? [] : [form.orderType],
      active: form.active,
      ...(form.firstDay === before?.firstDay ? {} : { startsAt: form.firstDay || null }),
      ...(form.lastDay === before?.lastDay ? {} : { endsAt: form.lastDay || null }),
    },
  };
}
