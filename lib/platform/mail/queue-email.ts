import { isRealEmail } from "@/lib/core/contact/no-email";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/platform/app";
import type { Tx } from "@/lib/platform/db/db";
import { MOST_TRIES } from "./delivery-tries";
import { deleteQueuedEmail, insertEmail } from "./email-store";
import type { EmailProps, EmailTemplate } from "./email-templates";

/**
 * Writes an email and its delivery job into the transaction that causes it; the same `uniqueKey` is written once. Nothing
 * for a guest without an address: staff take orders of those too.
 */
export async function queueEmail<T extends EmailTemplate>(
  app: App,
  tx: Tx,
  email: {
    tenantId: string | null;
    to: string;
    template: T;
    locale: string;
    props: EmailProps[T];
    uniqueKey: string;
  },
): Promise<void> {
  if (!isRealEmail(email.to)) return;
  const id = newId("eml");
  const written = await insertEmail(tx, { ...email, id, createdAt: app.clock.now() });
  // A killed worker uses up one of the job's attempts, but none of the email's.
  if (written) await app.jobs.add(tx, "send-email", { emailId: id }, { maxAttempts: 2 * MOST_TRIES });
}

/** Withdraws an email that has not been sent yet, because a later one says more. Its job finds nothing to send. */
export async function withdrawEmail(tx: Tx, uniqueKey: string): Promise<void> {
  await deleteQueuedEmail(tx, uniqueKey);
}
