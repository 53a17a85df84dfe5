import type { ErrorCode } from "@/lib/core/errors/error-codes";
import type { RefusalReason } from "@/lib/core/errors/refusal-reasons";
import { formatMoney } from "@/lib/core/money/money";
import { isTooLargeToCharge } from "@/lib/payments/processor/method-rules";
import { isTooSmallToCharge, tooSmallMessage } from "./minimum-charge";
import { MAIN_OFFERS, type OnlineMethod, PAYMENT_OFFERS } from "./payment-method";

/** Why an amount in minor units cannot be paid online by a method, with what helps; null where it can. */
export function chargeRefusal(
  method: OnlineMethod,
  { amountMinor, currency }: { amountMinor: number; currency: string },
  locale = "en",
): { code: ErrorCode; reason?: RefusalReason; message: string } | null {
  if (isTooSmallToCharge(amountMinor, currency))
    return { code: "AMOUNT_TOO_SMALL", message: tooSmallMessage(amountMinor, currency, locale) };
  const type = PAYMENT_OFFERS[MAIN_OFFERS[method]].processorType;
  if (!isTooLargeToCharge(type, { amountMinor, currency })) return null;
  const amount = formatMoney(amountMinor, currency, locale);
  const message = `${amount} is more than can be paid online in one payment. Pay cash, or pay in parts.`;
  return { code: "PAYMENT_METHOD_UNAVAILABLE", reason: "ABOVE_LIMIT", message };
}
