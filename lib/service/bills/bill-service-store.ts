import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { rateOf } from "@/lib/restaurant/tax/tax";
import type { BillService } from "./bill-store";

/** The service charge that a bill for so many guests has when it is opened now; none where the number is unknown and matters. */
export async function getBillService(
  tx: Tx,
  { tenantId, guestCount }: { tenantId: TenantId; guestCount: number | null },
): Promise<BillService> {
  const { billServiceBps, billServiceFromGuests, serviceTaxClass } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { billServiceBps: true, billServiceFromGuests: true, serviceTaxClass: true },
  });
  const isCharged = billServiceFromGuests === null || (guestCount ?? 0) >= billServiceFromGuests;
  const rate = serviceTaxClass && rateOf(serviceTaxClass, "dine_in");
  return {
    serviceBps: isCharged ? billServiceBps : 0,
    serviceTaxBps: rate?.bps ?? null,
    serviceTaxName: rate?.name ?? null,
  };
}
