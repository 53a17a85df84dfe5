import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { Reservation } from "./reservation";
import { lockTables } from "./room-store";
import type { Slot } from "./slots";

/** The tables of an offered slot, locked. Throws SLOT_UNAVAILABLE where one has been removed meanwhile. */
export async function claimSlot(
  tx: Tx,
  { tenantId, slot }: { tenantId: TenantId; slot: Slot },
): Promise<Reservation["tables"]> {
  const tables = await lockTables(tx, { tenantId, tableIds: slot.tableIds });
  return tables.length === slot.tableIds.length ? tables : refuseRemoved();
}

/** Ends a booking of which a table has been removed meanwhile. Throws SLOT_UNAVAILABLE. */
export function refuseRemoved(): never {
  return fail("SLOT_UNAVAILABLE", "The restaurant has just changed its tables. Try again.", {
    reason: "JUST_CHANGED",
  });
}
