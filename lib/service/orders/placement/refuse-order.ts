import { fail } from "@/lib/core/errors/app-error";
import { refuseTakenOver } from "@/lib/platform/idempotency/write-once";
import type { StockNeed } from "./draft-order";
import type { OrderRefusal } from "./order-refusal";

/** Ends the request with the reason why an order cannot be placed. */
export function refuseOrder(refusal: OrderRefusal): never {
  const { code, reason, message, lineIndex } = refusal;
  const issues = lineIndex === undefined ? undefined : [{ path: `items.${lineIndex}`, message }];
  return fail(code, message, { reason, issues });
}

/** Ends the request when nothing was written: a product is short, or the claim of the key went to another process. */
export function refuseUnwritten(missingProductId: string | null, stockNeeds: readonly StockNeed[]): never {
  if (missingProductId === null) return refuseTakenOver();
  const need = stockNeeds.find(({ productId }) => productId === missingProductId);
  return refuseOrder({
    ok: false,
    code: "OUT_OF_STOCK",
    reason: "NOT_ENOUGH_LEFT",
    message: `There is not enough ${need?.productName} left.`,
    lineIndex: need?.lineIndex,
  });
}
