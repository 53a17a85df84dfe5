import { type Discount, discountMinor } from "@/lib/restaurant/pricing/discount";

/** A coupon's rules. Null, or an empty list, means no such rule; a coupon counts from startsAt and until endsAt. */
export type Coupon = {
  discount: Discount;
  active: boolean;
  minSubtotalMinor: number;
  usageLimit: number | null;
  used: number;
  perCustomerLimit: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  orderTypes: readonly CouponOrderType[];
};

export type CouponOrderType = "pickup" | "delivery";

/** What the coupon is held against. A null order type or count of uses is not known yet and not judged. */
export type CouponUse = {
  subtotalMinor: number;
  now: Date;
  orderType: CouponOrderType | null;
  customerUses: number | null;
};

export const COUPON_REFUSALS = [
  "UNKNOWN",
  "INACTIVE",
  "NOT_STARTED",
  "EXPIRED",
  "USED_UP",
  "CUSTOMER_LIMIT",
  "WRONG_ORDER_TYPE",
  "BELOW_MINIMUM",
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

export type CouponDecision = { ok: true; discountMinor: number } | { ok: false; reason: CouponRefusal };

export const COUPON_CODE_LENGTH = { from: 2, to: 40 } as const;

/** A code as `normaliseCode` gives it: it begins with a letter or digit. */
export const COUPON_CODE = new RegExp(
  `^[A-Z0-9][A-Z0-9._-]{${COUPON_CODE_LENGTH.from - 1},${COUPON_CODE_LENGTH.to - 1}}$`,
);

export const COUPON_USES = { from: 1, to: 1_000_000 } as const;

/** The code as it is stored and compared: without surrounding space, in capitals. */
export function normaliseCode(code: string): string {
  return code.normalize("NFKC").trim().toUpperCase();
}

type Rule = (coupon: Coupon, use: CouponUse) => boolean;

/** The rules in the order in which they are reported; each returns whether the coupon is refused. */
const RULES: readonly (readonly [CouponRefusal, Rule])[] = [
  ["INACTIVE", (coupon) => !coupon.active],
  ["NOT_STARTED", (coupon, { now }) => coupon.startsAt !== null && now < coupon.startsAt],
  ["EXPIRED", (coupon, { now }) => coupon.endsAt !== null && now >= coupon.endsAt],
  ["USED_UP", (coupon) => coupon.usageLimit !== null && coupon.used >= coupon.usageLimit],
  [
    "CUSTOMER_LIMIT",
    (coupon, { customerUses }) =>
      coupon.perCustomerLimit !== null && customerUses !== null && customerUses >= coupon.perCustomerLimit,
  ],
  [
    "WRONG_ORDER_TYPE",
    (coupon, { orderType }) =>
      coupon.orderTypes.length > 0 && orderType !== null && !coupon.orderTypes.includes(orderType),
  ],
  ["BELOW_MINIMUM", (coupon, { subtotalMinor }) => subtotalMinor < coupon.minSubtotalMinor],
];

/**
 * Whether the coupon holds for these lines, and what it takes off. No coupon (null) is UNKNOWN. This decides
 * and explains; the limits themselves are kept by the statement that consumes the use.
 */
export function evaluateCoupon(coupon: Coupon | null, use: CouponUse): CouponDecision {
  if (coupon === null) return { ok: false, reason: "UNKNOWN" };
  const broken = RULES.find(([, refuses]) => refuses(coupon, use));
  if (broken) return { ok: false, reason: broken[0] };
  return { ok: true, discountMinor: discountMinor(coupon.discount, use.subtotalMinor) };
}
