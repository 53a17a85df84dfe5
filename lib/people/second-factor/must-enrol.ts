import type { PlatformRole } from "@/lib/platform/db/generated/enums";
import type { App } from "@/lib/restaurant/app";
import { isSecondFactorRequired } from "./second-factor-policy";
import { findSecondFactor } from "./second-factor-store";

/** Whether a user must enable a second factor before anything else (docs/decisions/030). */
export async function mustEnrol(app: App, user: { id: string; role: PlatformRole }): Promise<boolean> {
  if (!isSecondFactorRequired(user.role, app.env)) return false;
  return (await findSecondFactor(app.db, { userId: user.id })) === null;
}
