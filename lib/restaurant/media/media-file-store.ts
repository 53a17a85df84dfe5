import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";

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

/** True for a picture `m` whose key is in the address of no dish, no header and no logo. */
const IS_UNUSED = Prisma.sql`
  NOT EXISTS (SELECT FROM product p
               WHERE p.tenant_id = m.tenant_id AND starts_with(p.image, '/media/' || m.key || '-'))
  AND NOT EXISTS (SELECT FROM tenant t
                   WHERE t.id = m.tenant_id AND (starts_with(t.hero_image, '/media/' || m.key || '-')
                     OR starts_with(t.logo_image, '/media/' || m.key || '-')))`;

/** Pictures that were uploaded before the instant and are shown nowhere. */
export function listUnusedPictures(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<{ tenantId: string; id: string; key: string }[]> {
  return db.prisma.$queryRaw`
    SELECT m.tenant_id AS "tenantId", m.id, m.key FROM media_file m
     WHERE m.created_at < ${before}::timestamptz AND ${IS_UNUSED} ORDER BY m.created_at LIMIT ${limit}`;
}

/** Removes a picture unless something shows it. Whether it did. */
export async function deleteUnusedPicture(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<boolean> {
  const deleted = await tx.$executeRaw`
    DELETE FROM media_file m WHERE m.tenant_id = ${tenantId} AND m.id = ${id} AND ${IS_UNUSED}`;
  return deleted === 1;
}
