import { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors/error-codes";
import { FORM_FIELDS, type FormField } from "./order-form";

const Refusal = z.object({
  error: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** Where a refused order is explained: at lines, at fields, or above the button. */
export type OrderRefusal = {
  code: ErrorCode | "UNKNOWN";
  lineIndexes: number[];
  fields: FormField[];
  /** The coupon's reason, such as EXPIRED; null for other refusals. */
  couponReason: string | null;
};

const FIELD_OF_CODE: Partial<Record<string, FormField>> = {
  INVALID_COUPON: "couponCode",
  INVALID_GIFT_CARD: "giftCardCode",
  PAYMENT_METHOD_UNAVAILABLE: "paymentMethod",
  OUTSIDE_RADIUS: "deliveryAddress",
};

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Reads the body of a refused order (Specification, Errors) and returns where on the page to show it. */
export function readRefusal(body: unknown): OrderRefusal {
  const parsed = Refusal.safeParse(body);
  if (!parsed.success) return { code: "UNKNOWN", lineIndexes: [], fields: [], couponReason: null };
  const { error, message, issues = [] } = parsed.data;
  const parts = issues.map((issue) => issue.path.split("."));
  const lineIndexes = parts
    .filter(([head, index]) => head === "items" && /^\d+$/.test(index ?? ""))
    .map(([, index]) => Number(index));
  const named = FORM_FIELDS.filter((field) => parts.some(([head]) => head === field));
  const byCode = FIELD_OF_CODE[error];
  return {
    code: error as ErrorCode,
    lineIndexes: unique(lineIndexes),
    fields: unique(byCode ? [...named, byCode] : named),
    couponReason:
      error === "INVALID_COUPON" ? (/\b[A-Z]+(?:_[A-Z]+)*(?=\.?$)/.exec(message)?.[0] ?? null) : null,
  };
}
