import { endpoint } from "@/lib/app/endpoint";
import {
  ApiKeyWithSecret,
  GroupApiKeyParams,
  RotateApiKeyBody,
} from "@/lib/people/api-keys/api-key-contract";
import { rotateApiKey } from "@/lib/people/api-keys/rotate-api-key";
import { groupOwnerAccess } from "@/lib/people/auth/portal-guards";

export const POST = endpoint({
  operationId: "rotateGroupApiKey",
  summary: "Give an API key of a group a successor",
  description: "Both work for the overlap, by default 24 hours; a key that was the one before ends at once.",
  tag: "API keys",
  guard: groupOwnerAccess,
  params: GroupApiKeyParams,
  body: RotateApiKeyBody,
  response: ApiKeyWithSecret,
  errors: ["API_KEY_NOT_FOUND", "FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED"],
  audited: true,
  handle: ({ app, group, params, body, actor }) =>
    rotateApiKey(app, {
      holder: { holder: "group", organizationId: group.id },
      keyId: params.keyId,
      body,
      actor,
    }),
});
