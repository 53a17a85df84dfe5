import { endpoint } from "@/lib/app/endpoint";
import { ApiKeyWire, GroupApiKeyParams, UpdateApiKeyBody } from "@/lib/people/api-keys/api-key-contract";
import { apiKeyVersion } from "@/lib/people/api-keys/api-key-version";
import { getApiKey } from "@/lib/people/api-keys/get-api-key";
import { revokeApiKey } from "@/lib/people/api-keys/revoke-api-key";
import { updateApiKey } from "@/lib/people/api-keys/update-api-key";
import { groupOwnerAccess } from "@/lib/people/auth/portal-guards";

export const GET = endpoint({
  operationId: "getGroupApiKey",
  summary: "Get an API key of a group",
  description: "What it is called and may do. The key itself is shown once, when it is made.",
  tag: "API keys",
  guard: groupOwnerAccess,
  params: GroupApiKeyParams,
  response: ApiKeyWire,
  version: apiKeyVersion,
  errors: ["API_KEY_NOT_FOUND"],
  handle: ({ app, group, params }) =>
    getApiKey(app, { holder: { holder: "group", organizationId: group.id }, keyId: params.keyId }),
});

export const PATCH = endpoint({
  operationId: "updateGroupApiKey",
  summary: "Change the name, scopes or addresses of an API key of a group",
  description: "Omitted fields stay as they are. It counts from the next request on; the key itself stays.",
  tag: "API keys",
  guard: groupOwnerAccess,
  params: GroupApiKeyParams,
  body: UpdateApiKeyBody,
  response: ApiKeyWire,
  version: apiKeyVersion,
  errors: ["API_KEY_NOT_FOUND", "FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED"],
  audited: true,
  handle: ({ app, group, params, body, actor, precondition }) =>
    updateApiKey(app, {
      holder: { holder: "group", organizationId: group.id },
      keyId: params.keyId,
      body,
      actor,
      precondition,
    }),
});

export const DELETE = endpoint({
  operationId: "revokeGroupApiKey",
  summary: "Revoke an API key of a group",
  description: "From the next request on nothing is answered to it. Revoking it again answers 204 as well.",
  tag: "API keys",
  guard: groupOwnerAccess,
  params: GroupApiKeyParams,
  response: null,
  errors: ["API_KEY_NOT_FOUND"],
  audited: true,
  handle: ({ app, group, params }) =>
    revokeApiKey(app, { holder: { holder: "group", organizationId: group.id }, keyId: params.keyId }),
});
