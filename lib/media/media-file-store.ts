import type { Db, Tx } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";

/** How many pictures a restaurant has. */
export function countPictures(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.mediaFile.count({ where: { tenantId } });
}

/** How many bytes a restaurant's pictures take. */
export async function countPictureBytes(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM media_file WHERE tenant_id = ${tenantId}`;
  return row?.bytes ?? 0;
}

/** Records a picture; width and height are the original's, `bytes` are those of its files together. */
export async function insertMediaFile(
  tx: Tx,
  file: { tenantId: TenantId; id: string; key: string; width: number; height: number; bytes: number },
): Promise<void> {
  await tx.mediaFile.create({ data: file });
}

/** Forgets a picture whose files could not be stored. */
export async function deleteMediaFile(
  db: Db,
  { tenantId, id }: { tenantId: TenantId; id: string },
): Promise<void> {
  await db.prisma.mediaFile.deleteMany({ where: { tenantId, id } });
}
