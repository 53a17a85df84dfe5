import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { listPayouts } from "@/lib/payments/statement/list-payouts";
import { PayoutList, PayoutsQuery } from "@/lib/payments/statement/statement-contract";
import { PAYOUT_TABLE } from "@/lib/payments/statement/statement-csv";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { csvOfList, wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "listPayouts",
  summary: "List what is paid out to the restaurant's account",
  description:
    "Newest first, those on their way included. As CSV with `Accept: text/csv` or `?format=csv`; where its next page begins is in the header `X-Next-Cursor`, and `all=true` saves every page.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: PayoutsQuery,
  response: PayoutList,
  errors: [],
  handle: ({ app, tenant: { id: tenantId, timeZone }, request, query }) => {
    const read = (page: PayoutsQuery) => listPayouts(app, { tenantId, timeZone, query: page });
    return wantsCsv(request, query) ? csvOfList(PAYOUT_TABLE, query, read) : read(query);
  },
});
