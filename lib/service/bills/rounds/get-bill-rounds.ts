import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";
import { listBillGuests } from "./bill-guest-store";
import type { RoundsOfTable } from "./guest-round";
import { listRoundsOfBill } from "./guest-round-store";

const MOST = 50;

/** What was ordered from phones on the bill behind a link, for everybody who has it. Throws BILL_NOT_FOUND. */
export async function getBillRounds(
  app: App,
  { tenantId, token, browserId }: { tenantId: TenantId; token: string; browserId: string | null },
): Promise<RoundsOfTable> {
  const { id: billId, tableName } = await getGuestBill(app, { tenantId, token });
  const [rounds, guests] = await Promise.all([
    listRoundsOfBill(app.db.sql, { tenantId, billId, limit: MOST }),
    listBillGuests(app.db.sql, { tenantId, billId }),
  ]);
  const isTrusted = guests.some((guest) => guest.browserId === browserId && guest.trustedAt !== null);
  return { tableName, billToken: token, isTrusted, rounds };
}
