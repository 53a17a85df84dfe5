import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";
import type { Tenant } from "@/lib/platform/db/generated/client";

/** Restaurants of every status, newest first, from behind the cursor. */
export function listTenantRows(
  db: Db,
  { search, after, limit }: { search?: string; after: PageCursor | null; limit: number },
): Promise<Tenant[]> {
  const part = { contains: search, mode: "insensitive" } as const;
  return db.prisma.tenant.findMany({
    where: {
      AND: [
        search ? { OR: [{ name: part }, { slug: part }] } : {},
        after ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] } : {},
      ],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
}

/** The short id of a restaurant by slug or short id, whatever its status; null when there is none. */
export async function findTenantId(db: Db, tenantRef: string): Promise<TenantId | null> {
  const row = await db.prisma.tenant.findFirst({
    where: { OR: [{ id: tenantRef }, { slug: tenantRef }] },
    select: { id: true },
  });
  return row && mintTenantId(row.id);
}
