import type { ErrorCode } from "@/lib/core/errors/error-codes";

/** The codes with which a change of an order's lines can be refused, beyond those of every endpoint. */
export const EDIT_ORDER_ERRORS = [
  "ORDER_NOT_FOUND",
  "ORDER_NOT_EDITABLE",
  "TENANT_NOT_FOUND",
  "INVALID_ITEM",
  "OUT_OF_STOCK",
] as const satisfies readonly ErrorCode[];
