import type { App } from "@/lib/restaurant/app";
import { organizationView } from "./organization-contract";
import { findOrganizationRow } from "./organization-store";
import { refuseUnknownOrganization } from "./refuse-organization";

/** A group with its members and managers. Throws ORGANIZATION_NOT_FOUND. */
export async function getOrganization(app: App, { organizationId }: { organizationId: string }) {
  const row = await findOrganizationRow(app.db.prisma, { organizationId });
  return organizationView(row ?? refuseUnknownOrganization());
}
