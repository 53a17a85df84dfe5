import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { checkScreenStation } from "./check-screen-station";
import type { ScreenRef } from "./kitchen-screen";
import { type ChangeScreenBody, type KitchenScreenWire, kitchenScreenWire } from "./kitchen-screen-contract";
import { changeScreen, lockScreen } from "./kitchen-screen-store";

/**
 * Changes what a paired screen is called and what it shows. Throws KITCHEN_SCREEN_NOT_FOUND, STATION_NOT_FOUND and
 * KITCHEN_SCREEN_NAME_TAKEN.
 */
export async function updateKitchenScreen(
  app: App,
  {
    request,
    precondition,
    ...ref
  }: ScreenRef & { request: ChangeScreenBody; precondition?: Precondition | null },
): Promise<KitchenScreenWire> {
  if (request.stationId !== undefined)
    await checkScreenStation(app, { tenantId: ref.tenantId, stationId: request.stationId });
  try {
    return await inTransaction(app.db, async (tx) => {
      const known = await lockScreen(tx, ref);
      if (!known) return fail("KITCHEN_SCREEN_NOT_FOUND", "There is no such kitchen screen.");
      await precondition?.(() => kitchenScreenWire(known));
      const kind = request.kind ?? known.kind;
      const wanted = request.stationId === undefined ? known.stationId : request.stationId;
      const changes = {
        name: request.name ?? known.name,
        kind,
        stationId: kind === "station" ? wanted : null,
      };
      await changeScreen(tx, { ...ref, changes });
      return kitchenScreenWire({ ...known, ...changes });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("KITCHEN_SCREEN_NAME_TAKEN", "Another kitchen screen already has this name. Choose another one.");
    throw error;
  }
}
