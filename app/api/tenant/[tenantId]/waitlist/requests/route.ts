import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { listRequests } from "@/lib/service/waitlist/list-requests";
import { TableRequestQuery, TableRequests } from "@/lib/service/waitlist/table-request-contract";

export const GET = endpoint({
  operationId: "listTableRequests",
  summary: "List who asked online for a table on a full evening, and what became of it",
  description:
    "By evening, oldest request first; also those who were offered a table or ended a few days ago. `offerTable` offers one by hand, `removeFromWaitlist` ends a request.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: TableRequestQuery,
  response: TableRequests,
  errors: [],
  handle: ({ app, tenant, query }) =>
    listRequests(app, { tenantId: tenant.id, timeZone: tenant.timeZone, query }),
});
