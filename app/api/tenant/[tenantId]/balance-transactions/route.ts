import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { listBalanceTransactions } from "@/lib/payments/statement/list-balance-transactions";
import { BalanceTransactionList, TransactionsQuery } from "@/lib/payments/statement/statement-contract";
import { BALANCE_TABLE } from "@/lib/payments/statement/statement-csv";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { csvOfList, wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "listBalanceTransactions",
  summary: "List everything that changed the restaurant's balance",
  description:
    "Newest first. Without a filter, the nets of all transactions add up to what is held and available, less debts. As CSV with `Accept: text/csv` or `?format=csv`; where its next page begins is in the header `X-Next-Cursor`, and `all=true` saves every page.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: TransactionsQuery,
  response: BalanceTransactionList,
  errors: [],
  handle: ({ app, tenant: { id: tenantId, timeZone }, request, query }) => {
    const read = (page: TransactionsQuery) =>
      listBalanceTransactions(app, { tenantId, timeZone, query: page });
    return wantsCsv(request, query) ? csvOfList(BALANCE_TABLE, query, read) : read(query);
  },
});
