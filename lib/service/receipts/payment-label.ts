import type { translator } from "@/lib/core/i18n/translator";
import { isKnownExternalMethod } from "@/lib/restaurant/tenancy/external-method";
import type { ReceiptSale } from "./receipt";

/** What a way of paying is called on a receipt. */
export function paymentLabel(
  { method, type }: Pick<ReceiptSale["payments"][number], "method" | "type">,
  t: ReturnType<typeof translator<"receipts">>,
): string {
  if (!type) return t(`method.${method}`);
  return isKnownExternalMethod(type) ? t(`external.${type}`) : type;
}
