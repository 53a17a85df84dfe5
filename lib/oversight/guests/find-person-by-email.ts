import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findGuestByEmail } from "./find-guest-by-email";
import type { GuestWire } from "./guest-contract";
import { guestView } from "./guest-view";
import { findWaitingPerson } from "./waiting-person-store";

/**
 * Who has left an address at a restaurant: a guest, or somebody who only waits or waited for a table, whom staff's list of
 * guests does not know. Null for nobody.
 */
export async function findPersonByEmail(
  app: App,
  { tenant, email }: { tenant: { id: TenantId; currency: string }; email: string },
): Promise<GuestWire | null> {
  const guest = await findGuestByEmail(app, { tenant, email });
  if (guest) return guest;
  const waiting = await findWaitingPerson(app.db, { tenantId: tenant.id, email });
  return waiting && guestView(waiting, tenant.currency);
}
