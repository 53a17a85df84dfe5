import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { wantsCsv } from "@/lib/platform/http/table-reply";
import { listReceipts } from "@/lib/service/receipts/list-receipts";
import { ReceiptList, ReceiptListQuery } from "@/lib/service/receipts/receipt-contract";
import { receiptTable } from "@/lib/service/receipts/receipt-csv";

export const GET = endpoint({
  operationId: "listReceipts",
  summary: "List receipts and their corrections",
  description:
    "Newest first. As CSV with `Accept: text/csv` or `?format=csv`, one row for each tax rate; where its next page begins is in the header `X-Next-Cursor`.",
  tag: "Tax and receipts",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: ReceiptListQuery,
  response: ReceiptList,
  errors: [],
  handle: async ({ app, tenant, request, query }) => {
    const list = await listReceipts(app, { tenant, query });
    return wantsCsv(request, query) ? receiptTable(list) : list;
  },
});
