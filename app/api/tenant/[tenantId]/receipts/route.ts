import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { csvOfList, wantsCsv } from "@/lib/platform/http/table-reply";
import { listReceipts } from "@/lib/service/receipts/list-receipts";
import { ReceiptList, ReceiptListQuery } from "@/lib/service/receipts/receipt-contract";
import { RECEIPT_TABLE } from "@/lib/service/receipts/receipt-csv";

export const GET = endpoint({
  operationId: "listReceipts",
  summary: "List receipts and their corrections",
  description:
    "Newest first. As CSV with `Accept: text/csv` or `?format=csv`, one row for each tax rate; where its next page begins is in the header `X-Next-Cursor`, and `all=true` saves every page.",
  tag: "Tax and receipts",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: ReceiptListQuery,
  response: ReceiptList,
  errors: [],
  handle: ({ app, tenant, request, query }) => {
    const read = (page: ReceiptListQuery) => listReceipts(app, { tenant, query: page });
    return wantsCsv(request, query) ? csvOfList(RECEIPT_TABLE, query, read) : read(query);
  },
});
