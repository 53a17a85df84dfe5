import type { Db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { whereLed } from "./led-groups-store";

const TENANT = {
  id: true,
  slug: true,
  name: true,
  status: true,
  timeZone: true,
  currency: true,
  country: true,
  locales: true,
} as const;

/** The restaurants whose theme a designer may change, by name. */
export async function listDesignedTenants(db: Db, { userId }: { userId: string }) {
  const rows = await db.prisma.designAssignment.findMany({
    where: { userId },
    orderBy: [{ tenant: { name: "asc" } }, { tenantId: "asc" }],
    select: { tenant: { select: TENANT } },
  });
  return rows.map(({ tenant }) => tenant);
}

/** A restaurant by slug or short id, if the designer may change its theme. */
export async function findDesignedTenant(
  db: Db,
  { userId, tenantRef }: { userId: string; tenantRef: string },
) {
  const row = await db.prisma.designAssignment.findFirst({
    where: { userId, tenant: { OR: [{ id: tenantRef }, { slug: tenantRef }] } },
    select: { tenant: { select: TENANT } },
  });
  return row?.tenant ?? null;
}

const GROUP = {
  id: true,
  name: true,
  hqTenantId: true,
  tenants: { select: TENANT, orderBy: [{ name: "asc" }, { id: "asc" }] },
} satisfies Prisma.OrganizationSelect;

/** A group with its restaurants, if the user owns its headquarters or manages it. */
export async function findGroupOf(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
) {
  return db.prisma.organization.findFirst({
    where: { id: organizationId, ...(await whereLed(db, { userId })) },
    select: GROUP,
  });
}

/** A group with its restaurants. */
export function findGroup(db: Db, { organizationId }: { organizationId: string }) {
  return db.prisma.organization.findUnique({ where: { id: organizationId }, select: GROUP });
}

/** Whether somebody owns a restaurant. */
export async function ownsTenant(
  db: Db,
  { userId, tenantId }: { userId: string; tenantId: string },
): Promise<boolean> {
  const where = { userId, tenantId, role: "owner" } as const;
  return (await db.prisma.tenantMember.count({ where })) > 0;
}
