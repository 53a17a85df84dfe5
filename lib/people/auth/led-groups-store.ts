import type { Db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";

/**
 * Which groups a user leads: whose headquarters are the user's, and those that the user manages. The user's restaurants are
 * asked for first, because a cluster has groups on every node and a restaurant's team on one (decision 098).
 */
export async function whereLed(
  db: Db,
  { userId }: { userId: string },
): Promise<Prisma.OrganizationWhereInput> {
  const owned = await db.prisma.tenantMember.findMany({
    where: { userId, role: "owner" },
    select: { tenantId: true },
  });
  return {
    OR: [
      { hqTenantId: { in: owned.map(({ tenantId }) => tenantId) } },
      { managers: { some: { userId, user: { role: "group_manager" } } } },
    ],
  };
}
