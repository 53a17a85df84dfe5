import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { createOrganization } from "@/lib/people/groups/create-organization";
import { listOrganizations } from "@/lib/people/groups/list-organizations";
import {
  CreateOrganizationBody,
  Organization,
  OrganizationList,
  OrganizationQuery,
} from "@/lib/people/groups/organization-contract";

export const GET = endpoint({
  operationId: "listOrganizations",
  summary: "List all groups of restaurants, newest first",
  description: "Each with its headquarters.",
  tag: "Admin restaurants",
  guard: superAdmin,
  query: OrganizationQuery,
  response: OrganizationList,
  errors: [],
  handle: ({ app, query }) => listOrganizations(app, query),
});

export const POST = endpoint({
  operationId: "createOrganization",
  summary: "Create a group of restaurants under a headquarters",
  description: "A restaurant belongs to one group at most.",
  tag: "Admin restaurants",
  guard: superAdmin,
  body: CreateOrganizationBody,
  response: Organization,
  errors: ["TENANT_IN_OTHER_GROUP"],
  idempotent: true,
  handle: ({ app, actor, body }) => createOrganization(app, { request: body, actor }),
});
