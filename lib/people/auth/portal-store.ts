import type { Db } from "@/lib/platform/db/db";

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
  return db.prisma.tenant.findMany({
    where: { designers: { some: { userId } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: TENANT,
  });
}

/** A restaurant by slug or short id, if the designer may change its theme. */
export async function findDesignedTenant(
  db: Db,
  { userId, tenantRef }: { userId: string; tenantRef: string },
) {
  return db.prisma.tenant.findFirst({
    where: { OR: [{ id: tenantRef }, { slug: tenantRef }], designers: { some: { userId } } },
    select: TENANT,
  });
}

/** A group with its restaurants, if the user owns its headquarters or manages it. */
export async function findGroupOf(
  db: Db,
  { userId, organizationId }: { userId: string; organizationId: string },
) {
  return db.prisma.organization.findFirst({
    where: {
      id: organizationId,
      OR: [
        { headquarters: { members: { some: { userId, role: "owner" } } } },
        { managers: { some: { userId, user: { role: "group_manager" } } } },
      ],
    },
    select: {
      id: true,
      name: true,
      hqTenantId: true,
      tenants: { select: TENANT, orderBy: [{ name: "asc" }, { id: "asc" }] },
    },
  });
}
