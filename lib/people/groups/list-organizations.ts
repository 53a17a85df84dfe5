import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import { type OrganizationList, type OrganizationQuery, organizationView } from "./organization-contract";
import { listOrganizationRows } from "./organization-store";

/** One page of all groups, newest first. */
export async function listOrganizations(
  app: App,
  { cursor, limit, search }: z.output<typeof OrganizationQuery>,
): Promise<z.input<typeof OrganizationList>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listOrganizationRows(app.db, { search, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { organizations: page.map(organizationView), nextCursor };
}
