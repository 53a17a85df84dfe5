import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { GuestWire } from "./guest-contract";
import { findGuestEmail, listGuestRows } from "./guest-store";
import { guestView } from "./guest-view";

/** The guest behind an order or booking. Throws GUEST_NOT_FOUND, also for another restaurant's and for an erased one. */
export async function findGuest(
  app: App,
  { tenant, guestId }: { tenant: { id: TenantId; currency: string }; guestId: string },
): Promise<GuestWire> {
  const tenantId = tenant.id;
  const email = await findGuestEmail(app.db, { tenantId, guestId });
  const [row] = email === null ? [] : await listGuestRows(app.db, { tenantId, email, limit: 1 });
  return row ? guestView(row, tenant.currency) : fail("GUEST_NOT_FOUND", "There is no such guest.");
}
