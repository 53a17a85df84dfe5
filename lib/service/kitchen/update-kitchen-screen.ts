import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { checkScreenStation } from "./check-screen-station";
import type { ScreenRef } from "./kitchen-screen";
import { type ChangeScreenBody, type KitchenScreenWire, kitchenScreenWire } from "./kitchen-screen-contract";
import { changeScreen, findScreen } from "./kitchen-screen-store";

/**
 * Changes what a paired screen is called and what it shows. Throws KITCHEN_SCREEN_NOT_FOUND, STATION_NOT_FOUND and
 * KITCHEN_SCREEN_NAME_TAKEN.
 */
export async function updateKitchenScreen(
  app: App,
  { request, ...ref }: ScreenRef & { request: ChangeScreenBody },
): Promise<KitchenScreenWire> {
  const known = await findScreen(app.db.prisma, ref);
  if (!known) return fail("KITCHEN_SCREEN_NOT_FOUND", "There is no such kitchen screen.");
  const kind = request.kind ?? known.kind;
  const wanted = request.stationId === undefined ? known.stationId : request.stationId;
  const changes = { name: request.name ?? known.name, kind, stationId: kind === "station" ? wanted : null };
  await checkScreenStation(app, { tenantId: ref.tenantId, stationId: changes.stationId });
  try {
    if (!(await changeScreen(app.db.prisma, { ...ref, changes })))
      fail("KITCHEN_SCREEN_NOT_FOUND", "There is no such kitchen screen.");
  } catch (error) {
    if (isUniqueViolation(error))
      fail("KITCHEN_SCREEN_NAME_TAKEN", "Another kitchen screen already has this name. Choose another one.");
    throw error;
  }
  return kitchenScreenWire({ ...known, ...changes });
}
