import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { listBalanceTransactions } from "@/lib/payments/statement/list-balance-transactions";
import { BalanceTransactionList, StatementQuery } from "@/lib/payments/statement/statement-contract";
import { balanceTable } from "@/lib/payments/statement/statement-csv";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "listBalanceTransactions",
  summary: "List everything that changed the restaurant's balance",
  description:
    "Newest first. The nets of all transactions add up to what is held and available, less debts. As CSV with `Accept: text/csv` or `?format=csv`; where its next page begins is in the header `X-Next-Cursor`.",
  tag: "Payments",
  guard: tenantAccess,
  params: TenantParams,
  query: StatementQuery,
  response: BalanceTransactionList,
  errors: [],
  handle: async ({ app, tenant, request, query }) => {
    const list = await listBalanceTransactions(app, { tenantId: tenant.id, query });
    return wantsCsv(request, query) ? balanceTable(list) : list;
  },
});
