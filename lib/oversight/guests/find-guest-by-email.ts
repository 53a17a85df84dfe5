import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { GuestWire } from "./guest-contract";
import { listGuestRows } from "./guest-store";
import { guestView } from "./guest-view";

/** The guest who orders and books with an email address at a restaurant; null for nobody. */
export async function findGuestByEmail(
  app: App,
  { tenant, email }: { tenant: { id: TenantId; currency: string }; email: string },
): Promise<GuestWire | null> {
  const [row] = await listGuestRows(app.db, { tenantId: tenant.id, email, limit: 1 });
  return row ? guestView(row, tenant.currency) : null;
}
