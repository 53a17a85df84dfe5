import type { TenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { takeScheduledChange } from "./menu-schedule-store";

/** Removes a change that was to be made later; once it is removed or made, this changes nothing. */
export async function cancelMenuSchedule(
  app: App,
  input: { tenantId: TenantId; scheduleId: string },
): Promise<void> {
  await inTransaction(app.db, (tx) => takeScheduledChange(tx, input));
}
