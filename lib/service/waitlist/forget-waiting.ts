import type { Tx } from "@/lib/platform/db/db";
import { deleteEmailsAbout } from "@/lib/platform/mail/email-erasure-store";
import { deleteClosedEntries, hasEntry } from "./waitlist-erasure-store";

/**
 * Takes a person off the waitlists of the past and off those of evenings to come; who waits at the door, or is offered a
 * table, is a guest whose visit is still open. What was sent to them about it is deleted. False while such a visit is
 * open.
 */
export async function forgetWaiting(
  tx: Tx,
  who: { tenantId: string | null; email: string },
): Promise<boolean> {
  await deleteEmailsAbout(tx, await deleteClosedEntries(tx, who));
  return !(await hasEntry(tx, who));
}
