import { nobodyAddress } from "@/lib/core/privacy/nobody";
import type { Tx } from "@/lib/platform/db/db";
import { forgetKeptAnswers } from "@/lib/platform/idempotency/idempotency-erasure-store";
import { forgetWhatWasSent } from "@/lib/restaurant/webhooks/forget-what-was-sent";
import { eraseMailboxFromCards } from "./gift-card-erasure-store";

type Ref = { tenantId: string; id: string };

/**
 * Takes an email address and its person, or everybody (email null), out of cards and purchases that the caller holds, and out
 * of what was sent about them. Amounts and movements stay, and the code still opens the card.
 */
export async function eraseMailbox(
  tx: Tx,
  { email, traces }: { email: string | null; traces: { cards: Ref[]; purchases: Ref[] } },
): Promise<void> {
  const nobody = nobodyAddress();
  const given = email === null ? {} : { given: { field: "purchaserEmail", value: email } };
  await forgetWhatWasSent(tx, {
    about: "gift_card",
    erasures: traces.cards.map(({ tenantId, id }) => ({
      tenantId,
      id,
      patch: { purchaserEmail: nobody },
      ...given,
    })),
  });
  await forgetKeptAnswers(
    tx,
    traces.purchases.map(({ tenantId, id }) => ({ tenantId, id })),
  );
  await eraseMailboxFromCards(tx, { email, nobody, traces });
}
