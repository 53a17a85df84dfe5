import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import type { GuestList, GuestQuery } from "./guest-contract";
import { listGuestRows } from "./guest-store";
import { guestView } from "./guest-view";

/** One page of those who have ordered or booked at a restaurant, whoever was here last first. */
export async function listGuests(
  app: App,
  { tenant, query }: { tenant: { id: TenantId; currency: string }; query: GuestQuery },
): Promise<GuestList> {
  const { cursor, limit, email, phone, search, tag } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listGuestRows(app.db, {
    tenantId: tenant.id,
    after,
    limit: limit + 1,
    email,
    phone,
    search,
    tag,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ at, id }) => ({ at, id }));
  return { guests: page.map((row) => guestView(row, tenant.currency)), nextCursor };
}
