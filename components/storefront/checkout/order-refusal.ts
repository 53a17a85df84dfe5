import type { ApiFailure } from "@/components/data/api-failure";
import { FORM_FIELDS, type FormField } from "./order-form";

/** Where a refused order is explained: at lines, at fields, or above the button. */
export type OrderRefusal = {
  code: string;
  lineIndexes: number[];
  fields: FormField[];
  /** The coupon's reason, such as EXPIRED; null for other refusals. */
  couponReason: string | null;
};

const FIELD_OF_CODE: Partial<Record<string, FormField>> = {
  INVALID_COUPON: "couponCode",
  INVALID_GIFT_CARD: "giftCardCode",
  AGE_CONFIRMATION_REQUIRED: "ageConfirmed",
  PAYMENT_METHOD_UNAVAILABLE: "paymentMethod",
};

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/** Where on the page a refused order belongs (Specification, Errors). */
export function readRefusal({
  code,
  reason,
  issues,
}: Pick<ApiFailure, "code" | "reason" | "issues">): OrderRefusal {
  const parts = issues.map((issue) => issue.path.split("."));
  const lineIndexes = parts
    .filter(([head, index]) => head === "items" && /^\d+$/.test(index ?? ""))
    .map(([, index]) => Number(index));
  const named = FORM_FIELDS.filter((field) => parts.some(([head]) => head === field));
  const byCode = FIELD_OF_CODE[code];
  return {
    code,
    lineIndexes: unique(lineIndexes),
    fields: unique(byCode ? [...named, byCode] : named),
    couponReason: code === "INVALID_COUPON" ? reason : null,
  };
}
