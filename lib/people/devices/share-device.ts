import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { refuseAtTwin } from "@/lib/people/auth/refuse-at-twin";
import { refuseOnSharedDevice } from "@/lib/people/auth/shared-device";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import type { ShareDeviceBody } from "./device-contract";
import { shareSession } from "./device-store";

/**
 * Makes the session that of a device which the team shares, until it ends: it opens this restaurant alone, and asks for a
 * PIN. Throws NOT_AT_TWIN, and OWN_SIGN_IN_REQUIRED when it is shared already.
 */
export async function shareDevice(
  app: App,
  input: { tenantId: TenantId; actor: StaffActor; device: z.output<typeof ShareDeviceBody> },
): Promise<void> {
  const { tenantId, actor, device } = input;
  refuseAtTwin({ tenantId });
  await inTransaction(app.db, async (tx) => {
    const { sessionId } = actor;
    if (!(await shareSession(tx, { sessionId, tenantId, ...device }))) refuseOnSharedDevice();
  });
}
