import type { App } from "@/lib/app/app";
import type { Browser } from "@/lib/auth/browser";
import { openStaffSession } from "@/lib/auth/open-staff-session";
import { getStaffAccount } from "@/lib/auth/staff-user-store";
import type { RegisterRestaurant } from "@/lib/tenancy/new-restaurant-contract";
import { createRestaurant } from "./create-restaurant";

/** Opens a restaurant and signs its owner in, whatever strangers failed at with the email. Throws what its creation throws. */
export async function registerRestaurant(
  app: App,
  input: Pick<RegisterRestaurant, "restaurant" | "owner"> & { refCode: string | null; browser: Browser },
) {
  const { restaurant, refCode, browser } = input;
  const { password, ...owner } = input.owner;
  await createRestaurant(app, { restaurant, owner, password, refCode, actor: null });
  const account = await getStaffAccount(app.db, owner.email);
  return openStaffSession(app, { account, browser });
}
