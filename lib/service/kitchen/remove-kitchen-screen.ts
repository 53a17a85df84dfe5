import type { App } from "@/lib/payments/app";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import type { ScreenRef } from "./kitchen-screen";
import { deleteScreen } from "./kitchen-screen-store";

/** Removes a screen: its device shows a code again. Repeats do nothing. */
export async function removeKitchenScreen(app: App, ref: ScreenRef): Promise<void> {
  if (!(await deleteScreen(app.db.prisma, ref))) settleAct();
}
