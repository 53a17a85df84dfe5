import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

/** The oldest draft that somebody owns, or null. */
export function findOwnedDraft(db: Db, { userId }: { userId: string }) {
  return db.prisma.tenant.findFirst({
    where: { status: "draft", members: { some: { userId, role: "owner" } } },
    orderBy: { createdAt: "asc" },
    select: { name: true, slug: true },
  });
}

/** Opens the drafts that somebody owns and returns them; a suspended restaurant stays suspended. */
export async function openOwnedDrafts(
  tx: Tx,
  { userId }: { userId: string },
): Promise<{ id: TenantId; slug: string }[]> {
  const rows = await tx.tenant.updateManyAndReturn({
    where: { status: "draft", members: { some: { userId, role: "owner" } } },
    data: { status: "active" },
    select: { id: true, slug: true },
  });
  return rows.map(({ id, slug }) => ({ id: mintTenantId(id), slug }));
}
