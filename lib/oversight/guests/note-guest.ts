import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { findGuest } from "./find-guest";
import type { GuestWire, NoteGuestBody } from "./guest-contract";
import { lockGuestNote, readGuestNote, saveGuestNote } from "./guest-note-store";

/** Changes what is given of a restaurant's notes about a guest. Throws GUEST_NOT_FOUND. */
export async function noteGuest(
  app: App,
  input: {
    tenant: { id: TenantId; currency: string };
    guestId: string;
    changes: NoteGuestBody;
    precondition?: Precondition | null;
  },
): Promise<GuestWire> {
  const { tenant, changes, precondition } = input;
  // Only the notes are edited, so that nothing else of the guest need be read within the lock.
  const guest = await findGuest(app, input);
  const ref = { tenantId: tenant.id, email: guest.email };
  await inSqlTransaction(app.db, async (tx) => {
    await lockGuestNote(tx, ref);
    await precondition?.(async () => ({ ...guest, ...(await readGuestNote(tx, ref)) }));
    await saveGuestNote(tx, { ...ref, changes, now: app.clock.now() });
  });
  return findGuest(app, input);
}
