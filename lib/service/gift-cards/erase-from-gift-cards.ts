import type { Tx } from "@/lib/platform/db/db";
import { eraseMailbox } from "./erase-mailbox";
import {
  deleteOpenPurchases,
  findGiftCardTraces,
  type GiftCardTraces,
  isCardEmailQueued,
} from "./gift-card-erasure-store";

/**
 * Takes the person behind an email address out of every gift card, at one restaurant or (tenant null) at all. False, with
 * nothing done, while a payment or the email with a code is under way. The email is in lower case.
 */
export async function eraseFromGiftCards(
  tx: Tx,
  { tenantId, email }: { tenantId: string | null; email: string },
): Promise<boolean> {
  return eraseTraces(tx, { email, traces: await findGiftCardTraces(tx, { tenantId, email }) });
}

/** As eraseFromGiftCards, for chosen cards and purchases that the caller holds. */
export async function eraseTraces(
  tx: Tx,
  { email, traces }: { email: string; traces: GiftCardTraces },
): Promise<boolean> {
  const { cards, purchases } = traces;
  if (purchases.some(({ open, online }) => open && online)) return false;
  if (await isCardEmailQueued(tx, cards)) return false;
  await deleteOpenPurchases(tx, traces);
  await eraseMailbox(tx, { email, traces });
  return true;
}
