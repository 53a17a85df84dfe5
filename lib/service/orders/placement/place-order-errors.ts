import type { ErrorCode } from "@/lib/core/errors/error-codes";

/** The codes with which a request of a guest to place an order can be refused, beyond those of every endpoint. */
export const PLACE_ORDER_ERRORS = [
  "TENANT_NOT_FOUND",
  "INVALID_ITEM",
  "INVALID_COUPON",
  "INVALID_GIFT_CARD",
  "INVALID_TIP",
  "AGE_CONFIRMATION_REQUIRED",
  "PAYMENT_METHOD_UNAVAILABLE",
  "AMOUNT_TOO_SMALL",
  "OUT_OF_STOCK",
  "OUTSIDE_RADIUS",
  "ADDRESS_UNKNOWN",
  "RESTAURANT_CLOSED",
  "ORDER_TIME_UNAVAILABLE",
  "BELOW_MINIMUM",
  "IDEMPOTENCY_KEY_REUSED",
  "REQUEST_IN_PROGRESS",
  "RATE_LIMITED",
  "PROCESSOR_UNAVAILABLE",
] as const satisfies readonly ErrorCode[];

/** The same of an order of a member, who is warned where a guest is refused for time, address or amount. */
export const STAFF_ORDER_ERRORS = [
  "TENANT_NOT_FOUND",
  "INVALID_ITEM",
  "INVALID_COUPON",
  "INVALID_GIFT_CARD",
  "INVALID_TIP",
  "PAYMENT_METHOD_UNAVAILABLE",
  "AMOUNT_TOO_SMALL",
  "OUT_OF_STOCK",
] as const satisfies readonly ErrorCode[];
