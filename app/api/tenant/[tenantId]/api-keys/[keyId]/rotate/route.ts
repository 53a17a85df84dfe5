import { endpoint } from "@/lib/app/endpoint";
import { ApiKeyParams, ApiKeyWithSecret, RotateApiKeyBody } from "@/lib/people/api-keys/api-key-contract";
import { rotateApiKey } from "@/lib/people/api-keys/rotate-api-key";
import { personal, tenantOwnerAccess } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "rotateApiKey",
  summary: "Give an API key a successor",
  description: "Both work for the overlap, by default 24 hours; a key that was the one before ends at once.",
  tag: "API keys",
  guard: personal(tenantOwnerAccess),
  params: ApiKeyParams,
  body: RotateApiKeyBody,
  response: ApiKeyWithSecret,
  errors: ["API_KEY_NOT_FOUND", "FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED"],
  audited: true,
  handle: ({ app, tenant, params, body, actor }) =>
    rotateApiKey(app, {
      holder: { holder: "tenant", tenantId: tenant.id },
      keyId: params.keyId,
      body,
      actor,
    }),
});
