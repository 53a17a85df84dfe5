import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { PageQuery } from "@/lib/core/paging/page-query-contract";
import { MAX_SEARCH_LENGTH } from "@/lib/core/paging/search-length";
import { MAX_ORGANIZATION_NAME_LENGTH } from "./organization-limits";

const Place = z.object({ tenantId: z.string().describe("Short id"), slug: z.string(), name: z.string() });

export const Organization = z
  .object({
    id: z.string(),
    name: z.string(),
    headquarters: Place,
    tenants: z.array(Place).describe("All members by name, including the headquarters"),
    managers: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Organization" });

export const OrganizationParams = z.object({ organizationId: IdParam });

export const OrganizationQuery = PageQuery.extend({
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional().describe("Part of the name"),
});

export const OrganizationList = z.object({
  organizations: z.array(Organization).describe("Newest first"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});

const name = z.string().trim().min(1).max(MAX_ORGANIZATION_NAME_LENGTH);
const members = z.array(TenantParam).max(500);

export const CreateOrganizationBody = z.object({
  name,
  hqTenantId: TenantParam,
  tenantIds: members.default([]).describe("The other members"),
});
export type CreateOrganizationBody = z.output<typeof CreateOrganizationBody>;

export const UpdateOrganizationBody = z
  .object({
    name,
    hqTenantId: TenantParam.describe("Becomes a member if it is not one yet"),
    addTenants: members,
    removeTenants: members,
  })
  .partial();
export type UpdateOrganizationBody = z.output<typeof UpdateOrganizationBody>;

type PlaceRow = { id: string; slug: string; name: string };

export type OrganizationRow = {
  id: string;
  name: string;
  createdAt: Date;
  headquarters: PlaceRow;
  tenants: PlaceRow[];
  managers: { user: { id: string; name: string; email: string } }[];
};

const place = ({ id: tenantId, slug, name }: PlaceRow) => ({ tenantId, slug, name });

export function organizationView(row: OrganizationRow): z.input<typeof Organization> {
  return {
    id: row.id,
    name: row.name,
    headquarters: place(row.headquarters),
    tenants: row.tenants.map(place),
    managers: row.managers.map(({ user }) => ({ userId: user.id, name: user.name, email: user.email })),
    createdAt: row.createdAt.toISOString(),
  };
}
