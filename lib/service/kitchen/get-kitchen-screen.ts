import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ScreenRef } from "./kitchen-screen";
import { type KitchenScreenWire, kitchenScreenWire } from "./kitchen-screen-contract";
import { findScreen } from "./kitchen-screen-store";

/** A paired screen. Throws KITCHEN_SCREEN_NOT_FOUND. */
export async function getKitchenScreen(app: App, ref: ScreenRef): Promise<KitchenScreenWire> {
  const screen = await findScreen(app.db.prisma, ref);
  return kitchenScreenWire(screen ?? fail("KITCHEN_SCREEN_NOT_FOUND", "There is no such kitchen screen."));
}
