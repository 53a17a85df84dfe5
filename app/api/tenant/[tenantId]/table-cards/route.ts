import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { printTableCards } from "@/lib/service/bills/print-table-cards";
import { TableCardsQuery } from "@/lib/service/tables/table-contract";

export const GET = endpoint({
  operationId: "printTableCards",
  summary: "Print the QR codes of the tables",
  description:
    "A PDF in A4 with eight cards per page: the restaurant, the table, and the code that leads to its bill.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: TableCardsQuery,
  response: null,
  produces: "application/pdf",
  errors: ["TABLE_NOT_FOUND"],
  atOnce: 2,
  async handle({ app, tenant, query }) {
    const pdf = await printTableCards(app, { tenant, tableId: query.tableId ?? null });
    return new Response(pdf, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": 'inline; filename="table-cards.pdf"',
        "cache-control": "no-store",
      },
    });
  },
});
