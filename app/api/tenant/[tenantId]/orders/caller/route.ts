import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { CallerNotes, CallerQuery } from "@/lib/oversight/guests/caller-contract";
import { readCallerNotes } from "@/lib/oversight/guests/read-caller-notes";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { callerLookupLimit } from "@/lib/platform/rate-limit/limits";

export const GET = endpoint({
  operationId: "readCallerNotes",
  summary: "Read what is noted about whoever calls from a phone number",
  description:
    "For everybody on the team who takes an order: allergies, notes and tags of the guests who ordered or booked with exactly this number. The list of guests is for managers.",
  tag: "Customers",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: CallerQuery,
  response: CallerNotes,
  errors: [],
  limit: callerLookupLimit,
  handle: ({ app, tenant, query }) => readCallerNotes(app, { tenantId: tenant.id, phone: query.phone }),
});
