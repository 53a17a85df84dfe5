import type { Tx } from "@/lib/platform/db/db";
import { deleteOrphanNotes } from "./guest-note-store";

/** Deletes old notes about guests whose orders and bookings no longer name anybody; returns how many. */
export async function anonymiseGuestNotes(
  tx: Tx,
  input: { tenantId: string; before: Date; limit: number },
): Promise<number> {
  return deleteOrphanNotes(tx, input);
}
