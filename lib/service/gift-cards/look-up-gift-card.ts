import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { formatGiftCardCode } from "./gift-card-code";
import type { GiftCardBalance } from "./gift-card-contract";
import { findGiftCardByCode } from "./gift-card-issue-store";
import { matchGiftCardCode } from "./sealed-gift-card-code";

/** What a card still holds, nothing once it has expired, for whoever has its code (Specification, Other payloads). Throws GIFT_CARD_NOT_FOUND. */
export async function lookUpGiftCard(
  app: App,
  { tenantId, code }: { tenantId: TenantId; code: string },
): Promise<GiftCardBalance> {
  const match = matchGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, typed: code });
  const card =
    (await findGiftCardByCode(app.db, { tenantId, match })) ??
    fail("GIFT_CARD_NOT_FOUND", "There is no gift card with this code at this restaurant.");
  const expired = card.expiresAt !== null && card.expiresAt <= app.clock.now();
  return {
    code: formatGiftCardCode(match.code),
    balance: expired ? 0 : toMajor(card.balanceMinor, card.currency),
    currency: card.currency,
    expiresAt: card.expiresAt?.toISOString() ?? null,
  };
}
