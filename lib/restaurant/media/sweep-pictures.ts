import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { deleteUnusedPicture, listUnusedPictures } from "./media-file-store";
import { removePictureFiles } from "./remove-picture-files";

/**
 * Removes pictures that were uploaded before the instant and are used nowhere, with their files. Takes the same lock as
 * changes of menu and settings, so that a picture is not used and removed at the same time. Returns how many it saw.
 */
export async function sweepPictures(
  app: App,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const unused = await listUnusedPictures(app.db, { before, limit: Math.min(limit, 100) });
  for (const { tenantId, id, key } of unused) {
    const removed = await inTransaction(app.db, async (tx) => {
      await lockTenant(tx, { tenantId: mintTenantId(tenantId) });
      return deleteUnusedPicture(tx, { tenantId, id });
    });
    if (removed) await removePictureFiles(app, key);
  }
  return unused.length < Math.min(limit, 100) ? unused.length : limit;
}
