import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import {
  BillList,
  BillListQuery,
  BillWire,
  billView,
  OpenBillRequest,
} from "@/lib/service/bills/bill-contract";
import { listBills } from "@/lib/service/bills/list-bills";
import { openBill } from "@/lib/service/bills/open-bill";

export const GET = endpoint({
  operationId: "listBills",
  summary: "List the table bills of a restaurant, newest first",
  description: "Open and closed ones, filtered by table, by status, or by when they were closed.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: BillListQuery,
  response: BillList,
  errors: [],
  async handle({ app, tenant, query }) {
    const { page, next } = await listBills(app, { tenantId: tenant.id, query });
    return { bills: page.map(billView), ...next };
  },
});

export const POST = endpoint({
  operationId: "openBill",
  summary: "Open a bill for a table",
  description: "A table has at most one open bill.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: OpenBillRequest,
  response: BillWire,
  errors: ["TABLE_NOT_FOUND", "TABLE_HAS_OPEN_BILL"],
  idempotent: true,
  async handle({ app, tenant, actor, body }) {
    const { id: tenantId, currency } = tenant;
    return billView(await openBill(app, { tenantId, currency, ...body, actorId: actor.userId }));
  },
});
