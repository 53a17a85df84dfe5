import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { teamMember } from "@/lib/people/auth/staff-guards";
import { ShareDeviceBody } from "@/lib/people/devices/device-contract";
import { shareDevice } from "@/lib/people/devices/share-device";

export const PUT = endpoint({
  operationId: "shareDevice",
  summary: "Share this session's device with the team",
  description:
    "Until the session ends it opens this restaurant alone, and does nothing there before a member gives their PIN. Sign out and in again to take it back.",
  tag: "Team",
  guard: teamMember,
  params: TenantParams,
  body: ShareDeviceBody,
  response: null,
  errors: ["NOT_AT_TWIN"],
  audited: true,
  handle: ({ app, tenant, actor, body }) => shareDevice(app, { tenantId: tenant.id, actor, device: body }),
});
