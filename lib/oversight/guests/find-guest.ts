import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findGuestByEmail } from "./find-guest-by-email";
import type { GuestWire } from "./guest-contract";
import { findGuestEmail } from "./guest-store";

/** The guest behind an order or booking. Throws GUEST_NOT_FOUND, also for another restaurant's and for an erased one. */
export async function findGuest(
  app: App,
  { tenant, guestId }: { tenant: { id: TenantId; currency: string }; guestId: string },
): Promise<GuestWire> {
  const email = await findGuestEmail(app.db, { tenantId: tenant.id, guestId });
  const guest = email === null ? null : await findGuestByEmail(app, { tenant, email });
  return guest ?? fail("GUEST_NOT_FOUND", "There is no such guest.");
}
