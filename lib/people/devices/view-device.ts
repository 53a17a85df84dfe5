import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pinStateOf } from "@/lib/people/accounts/member-view";
import { listMembers } from "@/lib/people/accounts/staff-store";
import type { StaffSession } from "@/lib/people/auth/session-store";
import type { App } from "@/lib/restaurant/app";
import { actingUntil } from "./acting-until";
import type { TeamDevice } from "./device-contract";

/** How a session's device is shared, who has unlocked it, and who on the team could. */
export async function viewDevice(
  app: App,
  { tenantId, session }: { tenantId: TenantId; session: Pick<StaffSession, "device"> },
): Promise<z.input<typeof TeamDevice>> {
  const members = await listMembers(app.db, { tenantId });
  const { device } = session;
  return {
    device: device && { idleMinutes: device.idleMinutes, showsBoard: device.showsBoard },
    acting: device?.acting
      ? {
          userId: device.acting.userId,
          name: device.acting.name,
          ...actingUntil(app, device.acting),
        }
      : null,
    members: members.map(({ userId, user, pin }) => ({ userId, name: user.name, pin: pinStateOf(pin) })),
  };
}
