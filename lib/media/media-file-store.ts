import type { Db } from "@/lib/db/db";
import type { TenantId } from "@/lib/tenancy/tenant-id";

/** Records a picture whose files are stored; width and height are the original's. */
export async function insertMediaFile(
  db: Db,
  file: { tenantId: TenantId; id: string; key: string; width: number; height: number },
): Promise<void> {
  await db.prisma.mediaFile.create({ data: file });
}
