import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { checkDrawerPrinter } from "./check-drawer-printer";
import type { DrawerRef } from "./drawer";
import type { DrawerWire, UpdateDrawerRequest } from "./drawer-contract";
import { changeDrawer, lockDrawer, setDrawerMembers } from "./drawer-store";
import { getDrawer } from "./get-drawer";
import { refuseDrawerConflict } from "./refuse-drawer-conflict";

/**
 * Changes what a drawer is called, where it prints, and whose takings go into it from then on. Throws DRAWER_NOT_FOUND,
 * DRAWER_NAME_TAKEN, MAIN_DRAWER_STAYS for members of the main one, PRINTER_NOT_FOUND and MEMBER_NOT_FOUND.
 */
export async function updateDrawer(
  app: App,
  {
    tenantId,
    drawerId,
    request,
    precondition,
  }: DrawerRef & { request: UpdateDrawerRequest; precondition?: Precondition | null },
): Promise<DrawerWire> {
  const { name, printerId, memberIds } = request;
  await checkDrawerPrinter(app, { tenantId, printerId: printerId ?? null });
  // What it is doing is not edited, so that it need not be read within the lock.
  const before = await getDrawer(app, { tenantId, drawerId });
  await refuseDrawerConflict(() =>
    inTransaction(app.db, async (tx) => {
      const drawer = await lockDrawer(tx, { tenantId, drawerId });
      if (!drawer) return fail("DRAWER_NOT_FOUND", "There is no such drawer.");
      await precondition?.(() => {
        const { name, printerId, memberIds } = drawer;
        return { ...before, name, printerId, memberIds };
      });
      if (drawer.isMain && memberIds && memberIds.length > 0)
        fail(
          "MAIN_DRAWER_STAYS",
          "The main drawer gets what no other drawer gets. Name members for the others.",
        );
      const given = {
        name: name ?? drawer.name,
        printerId: printerId === undefined ? drawer.printerId : printerId,
      };
      await changeDrawer(tx, { tenantId, drawerId, ...given });
      if (memberIds) await setDrawerMembers(tx, { tenantId, drawerId, memberIds });
    }),
  );
  return getDrawer(app, { tenantId, drawerId });
}
