import type { App } from "@/lib/restaurant/app";
import type { UpdateBazarAccountBody } from "./bazar-account-contract";
import { updateBazarAccountRow } from "./bazar-account-store";
import { bazarAccountView } from "./get-bazar-account";

/** Changes a diner's name, phone or saved addresses, those that are given, and returns the account. */
export async function updateBazarAccount(
  app: App,
  { bazarUserId, changes }: { bazarUserId: string; changes: UpdateBazarAccountBody },
) {
  return bazarAccountView(await updateBazarAccountRow(app.db, { bazarUserId, changes }));
}
