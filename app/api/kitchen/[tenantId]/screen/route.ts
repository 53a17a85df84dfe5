import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { readCookie, setCookieLine } from "@/lib/platform/http/cookies";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { kitchenScreenLimit } from "@/lib/platform/rate-limit/screen-limits";
import { SCREEN_COOKIE, screenAccess } from "@/lib/service/kitchen/kitchen-guards";
import { SCREEN_SECONDS } from "@/lib/service/kitchen/kitchen-screen";
import { OwnScreen } from "@/lib/service/kitchen/kitchen-screen-contract";

export const GET = endpoint({
  operationId: "getOwnScreen",
  summary: "Ask what this device shows",
  description: "A device that shows a code asks until it is paired. Each answer prolongs its cookie.",
  tag: "Kitchen",
  guard: screenAccess("station", "expediter", "pickup"),
  params: TenantParams,
  response: OwnScreen,
  errors: ["RATE_LIMITED"],
  limit: kitchenScreenLimit,
  async handle({ tenant, screen, request, client }) {
    const { id, name, kind, stationId } = screen;
    const token = readCookie(request, SCREEN_COOKIE) ?? "";
    const line = setCookieLine(SCREEN_COOKIE, token, {
      maxAgeSeconds: SCREEN_SECONDS,
      secure: client.secure,
    });
    return replyWithCookies({ id, name, kind, stationId, restaurant: tenant.name }, [line]);
  },
});
