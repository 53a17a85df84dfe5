import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { LOGO_FORMATS, PICTURE_SIZES, pictureFile } from "@/lib/core/pictures/picture-sources";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { deleteUnusedPicture, listUnusedPictures } from "./media-file-store";

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
    if (removed) await removeFiles(app, key);
  }
  return unused.length < Math.min(limit, 100) ? unused.length : limit;
}

/** A file that stays behind after an error is a lost file, not a broken page. */
async function removeFiles(app: App, key: string): Promise<void> {
  const widths = Object.values(PICTURE_SIZES).flatMap((sizes) => sizes.map(({ width }) => width));
  for (const width of widths) {
    for (const format of LOGO_FORMATS) await app.media.remove(pictureFile(key, width, format));
  }
}
