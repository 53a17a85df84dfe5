import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findGuest } from "./find-guest";
import type { GuestWire, NoteGuestBody } from "./guest-contract";
import { saveGuestNote } from "./guest-note-store";

/** Changes what is given of a restaurant's notes about a guest. Throws GUEST_NOT_FOUND. */
export async function noteGuest(
  app: App,
  input: { tenant: { id: TenantId; currency: string }; guestId: string; changes: NoteGuestBody },
): Promise<GuestWire> {
  const { tenant, changes } = input;
  const { email } = await findGuest(app, input);
  await saveGuestNote(app.db, { tenantId: tenant.id, email, changes, now: app.clock.now() });
  return findGuest(app, input);
}
