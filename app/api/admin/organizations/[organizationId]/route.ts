import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { getOrganization } from "@/lib/people/groups/get-organization";
import {
  Organization,
  OrganizationParams,
  UpdateOrganizationBody,
} from "@/lib/people/groups/organization-contract";
import { updateOrganization } from "@/lib/people/groups/update-organization";
import { versionOf } from "@/lib/platform/http/precondition";

/** Who manages a group is decided at the users. */
const version = versionOf(Organization, ({ managers: _, ...edited }) => edited);

export const GET = endpoint({
  operationId: "getOrganization",
  summary: "Get a group with its restaurants and managers",
  description: "The headquarters is one of its restaurants; managers see figures of all of them.",
  tag: "Admin restaurants",
  guard: superAdmin,
  params: OrganizationParams,
  response: Organization,
  version,
  errors: ["ORGANIZATION_NOT_FOUND"],
  handle: ({ app, params }) => getOrganization(app, params),
});

export const PATCH = endpoint({
  operationId: "updateOrganization",
  summary: "Update a group's name, headquarters and members",
  description: "All or nothing. Managers are assigned to groups at `/api/admin/users/{userId}`.",
  tag: "Admin restaurants",
  guard: superAdmin,
  params: OrganizationParams,
  body: UpdateOrganizationBody,
  response: Organization,
  version,
  errors: ["ORGANIZATION_NOT_FOUND", "TENANT_IN_OTHER_GROUP", "HEADQUARTERS_STAYS"],
  handle: ({ app, actor, params, body, precondition }) =>
    updateOrganization(app, { ...params, request: body, actor, precondition }),
});
