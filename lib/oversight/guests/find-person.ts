import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findGuestByEmail } from "./find-guest-by-email";
import type { GuestWire } from "./guest-contract";
import { findGuestEmail } from "./guest-store";
import { guestView } from "./guest-view";
import { findWaitingEmail, findWaitingPerson } from "./waiting-person-store";

type Tenant = { id: TenantId; currency: string };

/**
 * Who has left an address at a restaurant: a guest, or somebody who only waits or waited for a table, whom staff's list of
 * guests does not know. Null for nobody.
 */
export async function findPersonByEmail(
  app: App,
  { tenant, email }: { tenant: Tenant; email: string },
): Promise<GuestWire | null> {
  const guest = await findGuestByEmail(app, { tenant, email });
  if (guest) return guest;
  const waiting = await findWaitingPerson(app.db, { tenantId: tenant.id, email });
  return waiting && guestView(waiting, tenant.currency);
}

/** The person behind an order, a booking or a place on a waitlist. Throws GUEST_NOT_FOUND as findGuest does. */
export async function findPerson(
  app: App,
  { tenant, guestId }: { tenant: Tenant; guestId: string },
): Promise<GuestWire> {
  const email =
    (await findGuestEmail(app.db, { tenantId: tenant.id, guestId })) ??
    (await findWaitingEmail(app.db, { tenantId: tenant.id, entryId: guestId }));
  const person = email === null ? null : await findPersonByEmail(app, { tenant, email });
  return person ?? fail("GUEST_NOT_FOUND", "There is no such guest.");
}
