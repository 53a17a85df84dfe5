import { endpoint } from "@/lib/app/endpoint";
import { ApiKeyList, ApiKeyWithSecret, CreateApiKeyBody } from "@/lib/people/api-keys/api-key-contract";
import { createApiKey } from "@/lib/people/api-keys/create-api-key";
import { listApiKeys } from "@/lib/people/api-keys/list-api-keys";
import { groupOwnerAccess } from "@/lib/people/auth/portal-guards";
import { GroupParams } from "@/lib/people/groups/group-contract";

export const GET = endpoint({
  operationId: "listGroupApiKeys",
  summary: "List the API keys of a group",
  description:
    "For owners of its headquarters. A key reaches all restaurants of the group, whose owners see it among their own.",
  tag: "API keys",
  guard: groupOwnerAccess,
  params: GroupParams,
  response: ApiKeyList,
  errors: [],
  handle: ({ app, group }) => listApiKeys(app, { holder: "group", organizationId: group.id }),
});

export const POST = endpoint({
  operationId: "createGroupApiKey",
  summary: "Make an API key of a group",
  description: "For owners of its headquarters, with a fresh sign-in. The answer alone has the key.",
  tag: "API keys",
  guard: groupOwnerAccess,
  params: GroupParams,
  body: CreateApiKeyBody,
  response: ApiKeyWithSecret,
  errors: ["FRESH_SIGN_IN_REQUIRED", "SECOND_FACTOR_ENROLMENT_REQUIRED", "QUOTA_EXCEEDED"],
  audited: true,
  handle: ({ app, group, actor, body }) =>
    createApiKey(app, { holder: { holder: "group", organizationId: group.id }, body, actor }),
});
