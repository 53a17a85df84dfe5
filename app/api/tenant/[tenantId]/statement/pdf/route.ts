import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { StatementSheetQuery } from "@/lib/payments/statement/period-statement-contract";
import { printStatement } from "@/lib/payments/statement/print-statement";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "printStatement",
  summary: "Print the statement of a range of days",
  description: "A PDF in A4, in the restaurant's first language.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  query: StatementSheetQuery,
  response: null,
  produces: "application/pdf",
  errors: [],
  atOnce: 2,
  async handle({ app, tenant, query }) {
    const pdf = await printStatement(app, { tenant, days: query });
    return new Response(pdf, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="statement-${query.from}-${query.to}.pdf"`,
        "cache-control": "no-store",
      },
    });
  },
});
