import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getTwin } from "@/lib/oversight/twins/get-twin";
import { openTwin } from "@/lib/oversight/twins/open-twin";
import { removeTwin } from "@/lib/oversight/twins/remove-twin";
import { OpenTwinBody, Twin } from "@/lib/oversight/twins/twin-contract";
import { impersonal, personal, tenantAccess, tenantOwnerAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getTwin",
  summary: "See a restaurant's test twin",
  description: "Its address is its `slug`, wherever a restaurant's is asked for. A twin answers with itself.",
  tag: "Test twin",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: Twin,
  errors: ["TWIN_NOT_FOUND"],
  handle: ({ app, tenant }) => getTwin(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "openTwin",
  summary: "Open a restaurant's test twin",
  description:
    "A restaurant of its own to try things in, with emulated payments. Whoever works at the restaurant works there, with the same role. What is copied keeps its ids.",
  tag: "Test twin",
  guard: personal(tenantOwnerAccess),
  params: TenantParams,
  body: OpenTwinBody,
  response: Twin,
  errors: ["TWIN_EXISTS", "NOT_AT_TWIN", "RESTAURANT_DRAFT", "SLUG_TAKEN"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, actor, body }) => openTwin(app, { tenant, actor, ...body }),
});

export const DELETE = endpoint({
  operationId: "removeTwin",
  summary: "Remove a restaurant's test twin",
  description: "With everything in it. Removing it again does nothing; opening it again copies anew.",
  tag: "Test twin",
  guard: personal(tenantOwnerAccess),
  params: TenantParams,
  response: null,
  errors: ["NOT_AT_TWIN"],
  audited: true,
  handle: ({ app, tenant, actor }) => removeTwin(app, { tenant, actor }),
});
