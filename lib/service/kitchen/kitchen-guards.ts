import { fail } from "@/lib/core/errors/app-error";
import { readCookie } from "@/lib/platform/http/cookies";
import type { Guard, GuardInput } from "@/lib/platform/http/guard";
import { digestOfCode, tenantOfCode } from "@/lib/service/printers/device-code";
import { type KitchenScreen, type ScreenKind, SEEN_AGAIN_MS } from "./kitchen-screen";
import {
  findScreenByDigest,
  findScreenRestaurant,
  noteScreenSeen,
  type ScreenRestaurant,
} from "./kitchen-screen-store";

/** What a paired device names itself by. */
export const SCREEN_COOKIE = "kitchen_screen";

type Paired = { tenant: ScreenRestaurant; screen: KitchenScreen };

/** The restaurant in the path, for a device that nobody has paired yet. Throws TENANT_NOT_FOUND. */
export const screenPlace: Guard<{ tenant: ScreenRestaurant }> = {
  name: "screen-place",
  cookies: [],
  async check({ app, params }) {
    const tenant = await findScreenRestaurant(app.db.sql, params.tenantId ?? "");
    return { tenant: tenant ?? fail("TENANT_NOT_FOUND", "There is no such restaurant.") };
  },
};

/** For a paired screen of one of these kinds. Throws KITCHEN_SCREEN_NOT_FOUND, also for what it does not show. */
export function screenAccess(...kinds: ScreenKind[]): Guard<Paired> {
  return {
    name: "kitchen-screen",
    cookies: [],
    refusals: ["KITCHEN_SCREEN_NOT_FOUND"],
    async check(input) {
      const paired = await pairedScreenOf(input);
      if (!paired || !kinds.includes(paired.screen.kind))
        return fail("KITCHEN_SCREEN_NOT_FOUND", "This device is not paired, or shows something else.");
      return paired;
    },
  };
}

/** The screen that a device is, at the restaurant in the path; null where it is none. */
export async function pairedScreenOf({
  app,
  request,
  params,
}: Pick<GuardInput, "app" | "request" | "params">): Promise<Paired | null> {
  const code = readCookie(request, SCREEN_COOKIE) ?? "";
  const tenantId = tenantOfCode(code);
  const tenant = tenantId && (await findScreenRestaurant(app.db.sql, tenantId));
  if (!tenantId || !tenant || ![tenant.slug, tenant.id].includes(params.tenantId ?? "")) return null;
  const screen = await findScreenByDigest(app.db.prisma, { tenantId, tokenDigest: digestOfCode(code) });
  if (!screen) return null;
  const now = app.clock.now();
  if (!screen.lastSeenAt || now.getTime() - screen.lastSeenAt.getTime() >= SEEN_AGAIN_MS)
    await noteScreenSeen(app.db.prisma, { tenantId, screenId: screen.id, now });
  return { tenant, screen };
}
