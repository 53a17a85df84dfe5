import { endpoint } from "@/lib/app/endpoint";
import {
  AdminTenant,
  AdminTenantList,
  AdminTenantQuery,
  CreateTenantBody,
} from "@/lib/oversight/admin/admin-contract";
import { createTenant } from "@/lib/oversight/admin/create-tenant";
import { listTenants } from "@/lib/oversight/admin/list-tenants";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listTenants",
  summary: "List all restaurants",
  description:
    "Drafts and suspended ones included, each with its owner, fee, own quotas and latest orders. `search` looks at name, address, city, and the name and email of owners.",
  tag: "Admin restaurants",
  guard: superAdmin,
  query: AdminTenantQuery,
  response: AdminTenantList,
  errors: [],
  handle: ({ app, query }) => listTenants(app, query),
});

export const POST = endpoint({
  operationId: "createTenant",
  summary: "Create a restaurant for an owner",
  description: "The owner is emailed a link to choose a password.",
  tag: "Admin restaurants",
  guard: superAdmin,
  body: CreateTenantBody,
  response: AdminTenant,
  errors: ["EMAIL_TAKEN", "SLUG_TAKEN"],
  idempotent: true,
  handle: ({ app, actor, body }) => createTenant(app, { ...body, actor }),
});
