import type { Tx } from "@/lib/platform/db/db";
import { deleteClosedEntries } from "./waitlist-erasure-store";

/** Takes a person off the waitlists of the past; who waits now is a guest whose visit is still open. */
export async function forgetWaiting(tx: Tx, who: { tenantId: string | null; email: string }): Promise<void> {
  await deleteClosedEntries(tx, who);
}
