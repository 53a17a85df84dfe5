import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { findGuest } from "./find-guest";
import { getGuestMoney } from "./get-guest-money";
import type { GuestProfile } from "./guest-contract";
import { listGuestVisits } from "./guest-store";

const VISITS_SHOWN = 20;

/** A guest with the latest orders, bookings, bills and gift cards. Throws GUEST_NOT_FOUND. */
export async function getGuest(
  app: App,
  input: { tenant: { id: TenantId; currency: string }; guestId: string },
): Promise<GuestProfile> {
  const { tenant } = input;
  const guest = await findGuest(app, input);
  const key = { tenantId: tenant.id, email: guest.email };
  const [{ orders, bookings }, money] = await Promise.all([
    listGuestVisits(app.db, { ...key, limit: VISITS_SHOWN }),
    getGuestMoney(app, { tenant, email: guest.email, limit: VISITS_SHOWN }),
  ]);
  return {
    guest,
    orders: orders.map(({ id, number, status, totalMinor, giftCardMinor, isTest, createdAt }) => ({
      id,
      orderNumber: String(number),
      status,
      total: toMajor(totalMinor + giftCardMinor, tenant.currency),
      isTest,
      createdAt: createdAt.toISOString(),
    })),
    bookings: bookings.map(({ startsAt, ...booking }) => ({ ...booking, startsAt: startsAt.toISOString() })),
    ...money,
  };
}
