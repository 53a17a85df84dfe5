import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import { checkScreenStation } from "./check-screen-station";
import { type KitchenScreenWire, kitchenScreenWire, type PairScreenBody } from "./kitchen-screen-contract";
import { insertScreen, takePairing } from "./kitchen-screen-store";
import { digestOfScreenCode } from "./screen-code";

/**
 * Pairs the device that shows a code, once. Throws KITCHEN_CODE_NOT_FOUND, STATION_NOT_FOUND and
 * KITCHEN_SCREEN_NAME_TAKEN.
 */
export async function pairScreen(
  app: App,
  input: { tenantId: TenantId; userId: string; request: PairScreenBody },
): Promise<KitchenScreenWire> {
  const { tenantId, userId, request } = input;
  const { code, name, kind } = request;
  const stationId = kind === "station" ? request.stationId : null;
  const now = app.clock.now();
  const id = newId("kps");
  describeAct({ subjectId: id });
  await checkScreenStation(app, { tenantId, stationId });
  try {
    await inTransaction(app.db, async (tx) => {
      const taken = await takePairing(tx, { tenantId, codeDigest: digestOfScreenCode(code), now });
      if (!taken)
        return fail("KITCHEN_CODE_NOT_FOUND", "No device shows this code. Look at the screen again.");
      const { tokenDigest } = taken;
      await insertScreen(tx, {
        tenantId,
        id,
        name,
        kind,
        stationId,
        tokenDigest,
        pairedBy: userId,
        createdAt: now,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("KITCHEN_SCREEN_NAME_TAKEN", "Another kitchen screen already has this name. Choose another one.");
    throw error;
  }
  return kitchenScreenWire({ id, name, kind, stationId, createdAt: now, lastSeenAt: null });
}
