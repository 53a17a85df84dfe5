import type { Tx } from "@/lib/platform/db/db";
import { deleteGuestNotes } from "./guest-note-store";

/** Deletes what was noted about a person, at one restaurant or (tenant null) at all. The email is in lower case. */
export async function forgetGuestNotes(
  tx: Tx,
  person: { tenantId: string | null; email: string },
): Promise<void> {
  await deleteGuestNotes(tx, person);
}
