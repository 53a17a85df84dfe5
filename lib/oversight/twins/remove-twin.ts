import { fail } from "@/lib/core/errors/app-error";
import { isTwin } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { StaffActor, TenantRef } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { removePictureFiles } from "@/lib/restaurant/media/remove-picture-files";
import { deleteTwin, findTwin, listTwinPictures } from "./twin-store";

/**
 * Removes a restaurant's test twin with everything in it: orders, money, keys, history, and the pictures that were uploaded
 * there. Removing it again does nothing. Throws NOT_AT_TWIN.
 */
export async function removeTwin(
  app: App,
  { tenant, actor }: { tenant: TenantRef; actor: StaffActor },
): Promise<void> {
  if (isTwin(tenant.id)) fail("NOT_AT_TWIN", "A test twin is removed at its restaurant.");
  const twin = await findTwin(app.db, { tenantId: tenant.id });
  if (!twin) return;
  const pictures = await listTwinPictures(app.db, { twinId: twin.id });
  const wasThere = await inSqlTransaction(app.db, async (tx) => {
    if (!(await deleteTwin(tx, { twinId: twin.id }))) return false;
    const [at, data] = [app.clock.now(), { slug: twin.slug }];
    await recordAct(tx, {
      at,
      actor,
      action: "twin.removed",
      tenantId: tenant.id,
      subjectId: twin.id,
      data,
    });
    return true;
  });
  if (!wasThere) return;
  for (const key of pictures) await removePictureFiles(app, key);
}
