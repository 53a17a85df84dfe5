import type { Tx } from "@/lib/platform/db/db";
import {
  type EventErasure,
  type EventSubject,
  eraseFromEvents,
} from "@/lib/platform/events/event-erasure-store";
import { forgetKeptAnswers } from "@/lib/platform/idempotency/idempotency-erasure-store";
import { deleteEmailsAbout } from "@/lib/platform/mail/email-erasure-store";
import { noteErased } from "./erased-in-transaction";
import { forgetWebhookAnswers } from "./webhook-erasure-store";

/**
 * Takes a person out of what was recorded, sent and answered about these things: events lose their fields, kept answers
 * and emails go. `tellErased` makes it an event.
 */
export async function forgetWhatWasSent(
  tx: Tx,
  { about, erasures }: { about: EventSubject; erasures: readonly EventErasure[] },
): Promise<void> {
  const refs = erasures.map(({ tenantId, id }) => ({ tenantId, id }));
  noteErased(tx, about, refs);
  await eraseFromEvents(tx, { about, erasures });
  await forgetWebhookAnswers(tx, { about, refs });
  await forgetKeptAnswers(tx, refs);
  await deleteEmailsAbout(tx, refs);
}
