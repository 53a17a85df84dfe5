import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { joinWaitlist } from "@/lib/service/waitlist/join-waitlist";
import { listWaitlist } from "@/lib/service/waitlist/list-waitlist";
import { JoinWaitlistRequest, Waitlist, WaitlistEntryWire } from "@/lib/service/waitlist/waitlist-contract";

export const GET = endpoint({
  operationId: "listWaitlist",
  summary: "List the parties that wait for a table or have been offered one",
  description: "Parties that were seated or have left are not among them.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: Waitlist,
  errors: [],
  handle: ({ app, tenant }) => listWaitlist(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "joinWaitlist",
  summary: "Put a party at the door on the waitlist",
  description:
    "The answer has the estimated wait. A party with an email address is offered a table automatically as soon as one is free.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: JoinWaitlistRequest,
  response: WaitlistEntryWire,
  errors: ["RESTAURANT_DRAFT", "RATE_LIMITED"],
  idempotent: true,
  handle: ({ app, tenant, body }) => joinWaitlist(app, { tenantId: tenant.id, request: body }),
});
