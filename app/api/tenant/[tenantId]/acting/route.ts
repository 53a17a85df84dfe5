import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { teamDevice } from "@/lib/people/auth/staff-guards";
import { ActingUntil, StartActingBody, TeamDevice } from "@/lib/people/devices/device-contract";
import { lockDevice } from "@/lib/people/devices/lock-device";
import { startActing } from "@/lib/people/devices/start-acting";
import { stayActing } from "@/lib/people/devices/stay-acting";
import { viewDevice } from "@/lib/people/devices/view-device";

export const GET = endpoint({
  operationId: "getTeamDevice",
  summary: "See who acts on this device, and who could by their PIN",
  description: "On a device of one person's own, that person acts, and there is nobody to choose.",
  tag: "Team",
  guard: teamDevice,
  params: TenantParams,
  response: TeamDevice,
  errors: [],
  handle: ({ app, tenant, session }) => viewDevice(app, { tenantId: tenant.id, session }),
});

export const POST = endpoint({
  operationId: "startActing",
  summary: "Unlock a shared device with a member's PIN",
  description:
    "From then on what this session does at the restaurant is done by that member, with the lower of both roles, until the device is locked, another PIN is given, nobody has touched it for its time, or for 12 hours. 5 wrong PINs in 15 minutes are answered for each member, and 20 on each device; 10 in a row lock the member's PIN.",
  tag: "Team",
  guard: teamDevice,
  params: TenantParams,
  body: StartActingBody,
  response: ActingUntil,
  errors: ["DEVICE_NOT_SHARED", "WRONG_PIN", "RATE_LIMITED", "UNAVAILABLE"],
  handle: ({ app, tenant, session, body, request }) =>
    startActing(app, { tenantId: tenant.id, session, ...body, gone: request.signal }),
});

export const PATCH = endpoint({
  operationId: "stayActing",
  summary: "Keep a shared device unlocked, because somebody touches it",
  description: "Without it the device locks itself after a while.",
  tag: "Team",
  guard: teamDevice,
  params: TenantParams,
  response: ActingUntil,
  errors: ["PIN_REQUIRED"],
  handle: ({ app, session }) => stayActing(app, { session }),
});

export const DELETE = endpoint({
  operationId: "lockDevice",
  summary: "Lock a shared device",
  description: "The next act takes a PIN again.",
  tag: "Team",
  guard: teamDevice,
  params: TenantParams,
  response: null,
  errors: [],
  handle: ({ app, session }) => lockDevice(app, { sessionId: session.sessionId }),
});
