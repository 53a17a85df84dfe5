import { endpoint } from "@/lib/app/endpoint";
import { ApiKeyList, ApiKeyWithSecret, CreateApiKeyBody } from "@/lib/people/api-keys/api-key-contract";
import { createApiKey } from "@/lib/people/api-keys/create-api-key";
import { listApiKeys } from "@/lib/people/api-keys/list-api-keys";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "listPlatformApiKeys",
  summary: "List the API keys of the platform",
  description: "The newest first, those that were revoked as well.",
  tag: "API keys",
  guard: superAdmin,
  response: ApiKeyList,
  errors: [],
  handle: ({ app }) => listApiKeys(app, { holder: "platform" }),
});

export const POST = endpoint({
  operationId: "createPlatformApiKey",
  summary: "Make an API key of the platform",
  description: "The answer alone has the key. Needs a fresh sign-in.",
  tag: "API keys",
  guard: superAdmin,
  body: CreateApiKeyBody,
  response: ApiKeyWithSecret,
  errors: ["FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED", "QUOTA_EXCEEDED"],
  audited: true,
  handle: ({ app, actor, body }) => createApiKey(app, { holder: { holder: "platform" }, body, actor }),
});
