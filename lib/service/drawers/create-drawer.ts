import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { inTransaction } from "@/lib/platform/db/transaction";
import { checkDrawerPrinter } from "./check-drawer-printer";
import type { CreateDrawerRequest, DrawerWire } from "./drawer-contract";
import { MAX_DRAWERS } from "./drawer-limits";
import { insertDrawer, listDrawerRows, setDrawerMembers } from "./drawer-store";
import { getDrawer } from "./get-drawer";
import { refuseDrawerConflict } from "./refuse-drawer-conflict";

/**
 * Adds a drawer; the first is the main one, whose members are all that no other drawer names. Throws DRAWER_NAME_TAKEN,
 * DRAWERS_FULL, MAIN_DRAWER_STAYS, PRINTER_NOT_FOUND and MEMBER_NOT_FOUND.
 */
export async function createDrawer(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: CreateDrawerRequest },
): Promise<DrawerWire> {
  const drawerId = newId("drw");
  const { name, printerId, memberIds } = request;
  describeAct({ subjectId: drawerId });
  await checkDrawerPrinter(app, { tenantId, printerId });
  await refuseDrawerConflict(() =>
    inTransaction(app.db, async (tx) => {
      const known = await listDrawerRows(tx, { tenantId });
      if (known.length >= MAX_DRAWERS)
        fail("DRAWERS_FULL", `A restaurant has at most ${MAX_DRAWERS} drawers.`);
      const isMain = known.length === 0;
      if (isMain && memberIds.length > 0)
        fail("MAIN_DRAWER_STAYS", "The first drawer is the main one: it gets what no other drawer gets.");
      await insertDrawer(tx, { tenantId, id: drawerId, name, isMain, printerId, now: app.clock.now() });
      await setDrawerMembers(tx, { tenantId, drawerId, memberIds });
    }),
  );
  return getDrawer(app, { tenantId, drawerId });
}
