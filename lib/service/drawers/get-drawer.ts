import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { DrawerRef } from "./drawer";
import type { DrawerWire } from "./drawer-contract";
import { listDrawers } from "./list-drawers";

/** A drawer and what it is doing. Throws DRAWER_NOT_FOUND. */
export async function getDrawer(app: App, { tenantId, drawerId }: DrawerRef): Promise<DrawerWire> {
  const { drawers } = await listDrawers(app, { tenantId });
  const drawer = drawers.find(({ id }) => id === drawerId);
  return drawer ?? fail("DRAWER_NOT_FOUND", "There is no such drawer.");
}
