import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

/** The oldest draft that somebody owns, or null. */
export async function findOwnedDraft(db: Db, { userId }: { userId: string }) {
  const owned = await db.prisma.tenantMember.findFirst({
    where: { userId, role: "owner", tenant: { status: "draft" } },
    orderBy: { tenant: { createdAt: "asc" } },
    select: { tenant: { select: { name: true, slug: true } } },
  });
  return owned?.tenant ?? null;
}

/** Opens the drafts that somebody owns and returns them; a suspended restaurant stays suspended. */
export async function openOwnedDrafts(
  tx: Tx,
  { userId }: { userId: string },
): Promise<{ id: TenantId; slug: string }[]> {
  // Asked for by themselves: `tenant` is on every node of a cluster, and nothing that is on one of them can say what is
  // changed on all.
  const owned = await tx.tenantMember.findMany({
    where: { userId, role: "owner", tenant: { status: "draft" } },
    select: { tenantId: true },
  });
  const rows = await tx.tenant.updateManyAndReturn({
    where: { status: "draft", id: { in: owned.map(({ tenantId }) => tenantId) } },
    data: { status: "active" },
    select: { id: true, slug: true },
  });
  return rows.map(({ id, slug }) => ({ id: mintTenantId(id), slug }));
}
