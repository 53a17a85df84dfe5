import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { idCursor, pageLimit } from "@/lib/core/paging/page-contract";
import { DayInput, InstantInput } from "@/lib/core/time/time-contract";
import { COUPON_CODE, COUPON_CODE_LENGTH, COUPON_REFUSALS, COUPON_USES, normaliseCode } from "./coupon";

const PAGE_SIZE = 100;

export const CouponParams = z.object({ tenantId: TenantParam, couponId: IdParam });

const CouponTypeWire = z.enum(["percent", "fixed"]);
const OrderTypeWire = z.enum(["pickup", "delivery"]);
const DayOrInstant = z.union([DayInput, InstantInput]);
const Uses = wholeIn(COUPON_USES).nullable();

const fields = {
  code: z
    .string()
    .max(100)
    .transform(normaliseCode)
    .refine(
      (code) => COUPON_CODE.test(code),
      `must be ${COUPON_CODE_LENGTH.from} to ${COUPON_CODE_LENGTH.to} letters, digits, . _ or -`,
    )
    .describe("Not case-sensitive"),
  type: CouponTypeWire,
  value: z.number().positive().describe("Percent with two decimals at most, or an amount in major units"),
  minSubtotal: z.number().min(0).nullable(),
  usageLimit: Uses.describe("Null means unlimited"),
  perCustomerLimit: Uses,
  startsAt: DayOrInstant.nullable().describe(
    "A date without a time is the start of that day in the restaurant's time zone",
  ),
  endsAt: DayOrInstant.nullable().describe(
    "A date without a time includes that day, in the restaurant's time zone",
  ),
  orderTypes: z
    .array(OrderTypeWire)
    .transform((types) => [...new Set(types)])
    .describe("Empty for every type"),
  active: z.boolean(),
};

export const UpdateCouponBody = z.object(fields).partial();
export type UpdateCouponBody = z.output<typeof UpdateCouponBody>;

export const CreateCouponBody = UpdateCouponBody.required({ code: true, type: true, value: true });
export type CreateCouponBody = z.output<typeof CreateCouponBody>;

export const CouponWire = z
  .object({
    id: z.string(),
    code: z.string(),
    type: CouponTypeWire,
    value: z.number(),
    minSubtotal: z.number(),
    usageLimit: z.int().nullable(),
    perCustomerLimit: z.int().nullable(),
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable().describe("The coupon is valid until, but not at, this time"),
    orderTypes: z.array(OrderTypeWire),
    active: z.boolean(),
    used: z.int(),
  })
  .meta({ id: "Coupon" });
export type CouponWire = z.output<typeof CouponWire>;

export const CouponListQuery = z.object({
  cursor: idCursor("cpn"),
  limit: pageLimit(PAGE_SIZE),
});

export const CouponList = z
  .object({
    coupons: z.array(CouponWire).describe("Newest first"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
  })
  .meta({ id: "CouponList" });
export type CouponList = z.output<typeof CouponList>;

type CouponRow = {
  id: string;
  code: string;
  type: "percent" | "fixed";
  value: number;
  minSubtotalMinor: number;
  usageLimit: number | null;
  perCustomerLimit: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  orderTypes: ("pickup" | "delivery")[];
  active: boolean;
  used: number;
};

export function couponToWire(row: CouponRow, currency: string): CouponWire {
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    value: row.type === "percent" ? row.value / 100 : toMajor(row.value, currency),
    minSubtotal: toMajor(row.minSubtotalMinor, currency),
    usageLimit: row.usageLimit,
    perCustomerLimit: row.perCustomerLimit,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    orderTypes: row.orderTypes,
    active: row.active,
    used: row.used,
  };
}

export const ValidateCouponBody = z.object({
  code: z.string().min(1).max(100),
  subtotal: z.number().min(0).describe("Total of the lines, in major units"),
});
export type ValidateCouponBody = z.output<typeof ValidateCouponBody>;

export const CouponVerdict = z
  .object({
    valid: z.boolean(),
    discount: z.number().describe("The discount on this subtotal, in major units; 0 if not valid"),
    reason: z.enum(COUPON_REFUSALS).optional(),
  })
  .meta({ id: "CouponVerdict" });
export type CouponVerdict = z.output<typeof CouponVerdict>;
