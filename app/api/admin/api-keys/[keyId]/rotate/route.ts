import { endpoint } from "@/lib/app/endpoint";
import {
  ApiKeyWithSecret,
  PlatformApiKeyParams,
  RotateApiKeyBody,
} from "@/lib/people/api-keys/api-key-contract";
import { rotateApiKey } from "@/lib/people/api-keys/rotate-api-key";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "rotatePlatformApiKey",
  summary: "Give an API key of the platform a successor",
  description: "Both work for the overlap, by default 24 hours; a key that was the one before ends at once.",
  tag: "API keys",
  guard: superAdmin,
  params: PlatformApiKeyParams,
  body: RotateApiKeyBody,
  response: ApiKeyWithSecret,
  errors: ["API_KEY_NOT_FOUND", "FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED"],
  audited: true,
  handle: ({ app, params, body, actor }) =>
    rotateApiKey(app, { holder: { holder: "platform" }, keyId: params.keyId, body, actor }),
});
