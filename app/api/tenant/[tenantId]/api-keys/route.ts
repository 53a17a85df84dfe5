import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { ApiKeyList, ApiKeyWithSecret, CreateApiKeyBody } from "@/lib/people/api-keys/api-key-contract";
import { createApiKey } from "@/lib/people/api-keys/create-api-key";
import { listApiKeys } from "@/lib/people/api-keys/list-api-keys";
import { personal, tenantOwnerAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listApiKeys",
  summary: "List the API keys of a restaurant",
  description:
    "The newest first, those that were revoked as well. The keys themselves are shown once, when they are made.",
  tag: "API keys",
  guard: personal(tenantOwnerAccess),
  params: TenantParams,
  response: ApiKeyList,
  errors: [],
  handle: ({ app, tenant }) => listApiKeys(app, { holder: "tenant", tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "createApiKey",
  summary: "Make an API key",
  description:
    "For a program, in place of somebody's session: `Authorization: Bearer bzr_live_…`, without cookie and Origin. The answer alone has the key. Needs a fresh sign-in; a restaurant has at most 50 keys that work.",
  tag: "API keys",
  guard: personal(tenantOwnerAccess),
  params: TenantParams,
  body: CreateApiKeyBody,
  response: ApiKeyWithSecret,
  errors: ["FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED", "QUOTA_EXCEEDED"],
  audited: true,
  handle: ({ app, tenant, actor, body }) =>
    createApiKey(app, { holder: { holder: "tenant", tenantId: tenant.id }, body, actor }),
});
