import { endpoint } from "@/lib/app/endpoint";
import { ApiKeyWire, GroupApiKeyParams, UpdateApiKeyBody } from "@/lib/people/api-keys/api-key-contract";
import { revokeApiKey } from "@/lib/people/api-keys/revoke-api-key";
import { updateApiKey } from "@/lib/people/api-keys/update-api-key";
import { groupOwnerAccess } from "@/lib/people/auth/portal-guards";

export const PATCH = endpoint({
  operationId: "updateGroupApiKey",
  summary: "Change the name, scopes or addresses of an API key of a group",
  tag: "API keys",
  guard: groupOwnerAccess,
  params: GroupApiKeyParams,
  body: UpdateApiKeyBody,
  response: ApiKeyWire,
  errors: ["API_KEY_NOT_FOUND", "FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED"],
  audited: true,
  handle: ({ app, group, params, body, actor }) =>
    updateApiKey(app, {
      holder: { holder: "group", organizationId: group.id },
      keyId: params.keyId,
      body,
      actor,
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
