import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findPersonByEmail } from "./find-person-by-email";
import type { GuestWire } from "./guest-contract";
import { findGuestEmail } from "./guest-store";
import { findWaitingEmail } from "./waiting-person-store";

/** The person behind an order, a booking or a place on a waitlist. Throws GUEST_NOT_FOUND as findGuest does. */
export async function findPerson(
  app: App,
  { tenant, guestId }: { tenant: { id: TenantId; currency: string }; guestId: string },
): Promise<GuestWire> {
  const email =
    (await findGuestEmail(app.db, { tenantId: tenant.id, guestId })) ??
    (await findWaitingEmail(app.db, { tenantId: tenant.id, entryId: guestId }));
  const person = email === null ? null : await findPersonByEmail(app, { tenant, email });
  return person ?? fail("GUEST_NOT_FOUND", "There is no such guest.");
}
