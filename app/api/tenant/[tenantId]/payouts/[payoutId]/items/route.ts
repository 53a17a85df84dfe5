import { endpoint } from "@/lib/app/endpoint";
import { listPayoutItems } from "@/lib/payments/statement/list-payout-items";
import { ItemsQuery, PayoutItemList, PayoutParams } from "@/lib/payments/statement/statement-contract";
import { itemTable } from "@/lib/payments/statement/statement-csv";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "listPayoutItems",
  summary: "List what a payout consists of, down to the lines of orders",
  description:
    "The items add up to the payout's amount: what was credited since the payout before it, less what debts and refunds kept back. As CSV with `Accept: text/csv` or `?format=csv`, one row for each line of an order.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: PayoutParams,
  query: ItemsQuery,
  response: PayoutItemList,
  errors: ["PAYOUT_NOT_FOUND"],
  handle: async ({ app, tenant, request, params, query }) => {
    const list = await listPayoutItems(app, { tenantId: tenant.id, payoutId: params.payoutId });
    return wantsCsv(request, query) ? itemTable(list) : list;
  },
});
