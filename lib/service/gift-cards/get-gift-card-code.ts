import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { openGiftCardCode } from "./sealed-gift-card-code";

/** A stored card's code, for who may see it. Throws GIFT_CARD_CODE_LOST when its key is gone from GIFT_CARD_SECRET. */
export function getGiftCardCode(app: Pick<App, "env">, of: Parameters<typeof openGiftCardCode>[1]): string {
  return (
    openGiftCardCode(app.env.GIFT_CARD_SECRET, of) ??
    fail(
      "GIFT_CARD_CODE_LOST",
      "The card's code was encrypted with a key that this installation no longer has.",
    )
  );
}
