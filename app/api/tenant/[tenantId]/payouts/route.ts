import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { listPayouts } from "@/lib/payments/statement/list-payouts";
import { PayoutList, StatementQuery } from "@/lib/payments/statement/statement-contract";
import { payoutTable } from "@/lib/payments/statement/statement-csv";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "listPayouts",
  summary: "List what is paid out to the restaurant's account",
  description:
    "Newest first, with what is owed or under way. As CSV with `Accept: text/csv` or `?format=csv`; where its next page begins is in the header `X-Next-Cursor`.",
  tag: "Payments",
  guard: tenantAccess,
  params: TenantParams,
  query: StatementQuery,
  response: PayoutList,
  errors: [],
  handle: async ({ app, tenant, request, query }) => {
    const list = await listPayouts(app, { tenantId: tenant.id, query });
    return wantsCsv(request, query) ? payoutTable(list) : list;
  },
});
