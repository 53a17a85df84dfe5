import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { bulkEdit } from "@/lib/restaurant/menu/editing/bulk-edit";
import { BulkEditBody } from "@/lib/restaurant/menu/editing/bulk-edit-contract";
import { ProductList } from "@/lib/restaurant/menu/editing/menu-management-contract";

export const POST = endpoint({
  operationId: "bulkEditProducts",
  summary: "Change many products at once",
  description:
    "All of it or nothing. Each product names the `revision` that the change was decided on; if one was edited since, nothing is changed. Answers the products that were named.",
  tag: "Menu management",
  guard: tenantAccess,
  params: TenantParams,
  body: BulkEditBody,
  response: ProductList,
  errors: ["PRODUCT_NOT_FOUND", "MENU_CHANGED"],
  idempotent: true,
  audited: true,
  async handle({ app, actor, tenant, body }) {
    const { id: tenantId, currency } = tenant;
    return { products: await bulkEdit(app, { tenantId, currency, actorId: actor.userId, request: body }) };
  },
});
