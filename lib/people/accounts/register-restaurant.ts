import type { Browser } from "@/lib/people/auth/browser";
import { openStaffSession } from "@/lib/people/auth/open-staff-session";
import { getStaffAccount } from "@/lib/people/auth/staff-user-store";
import type { App } from "@/lib/restaurant/app";
import { createRestaurant } from "./create-restaurant";
import type { RegisterRestaurant } from "./new-restaurant-contract";

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
