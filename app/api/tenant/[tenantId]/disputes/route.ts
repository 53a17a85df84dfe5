import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { DISPUTE_TABLE } from "@/lib/payments/disputes/dispute-csv";
import { DisputesQuery, PaymentDisputeList } from "@/lib/payments/disputes/dispute-list-contract";
import { listDisputes } from "@/lib/payments/disputes/list-disputes";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { csvOfList, wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "listDisputes",
  summary: "List payments that customers' banks dispute, and what was decided",
  description:
    "Newest first. As CSV with `Accept: text/csv` or `?format=csv`; where its next page begins is in the header `X-Next-Cursor`, and `all=true` saves every page.",
  tag: "Disputes",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: DisputesQuery,
  response: PaymentDisputeList,
  errors: [],
  handle: ({ app, tenant, request, query }) => {
    const read = (page: DisputesQuery) => listDisputes(app, { tenantId: tenant.id, query: page });
    return wantsCsv(request, query) ? csvOfList(DISPUTE_TABLE, query, read) : read(query);
  },
});
