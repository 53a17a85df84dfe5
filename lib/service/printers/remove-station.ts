import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { deleteStation } from "./station-store";

/** Removes a station; its dishes are nobody's until another station names them. Repeating it is harmless. */
export async function removeStation(app: App, ref: { tenantId: TenantId; stationId: string }): Promise<void> {
  await inTransaction(app.db, (tx) => deleteStation(tx, ref));
}
