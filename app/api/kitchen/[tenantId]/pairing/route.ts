import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { setCookieLine } from "@/lib/platform/http/cookies";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { screenPairingLimit } from "@/lib/platform/rate-limit/screen-limits";
import { beginPairing } from "@/lib/service/kitchen/begin-pairing";
import { SCREEN_COOKIE, screenPlace } from "@/lib/service/kitchen/kitchen-guards";
import { SCREEN_SECONDS } from "@/lib/service/kitchen/kitchen-screen";
import { ScreenPairing } from "@/lib/service/kitchen/kitchen-screen-contract";

export const POST = endpoint({
  operationId: "beginScreenPairing",
  summary: "Ask for a code to show",
  description:
    "For a device that becomes a kitchen screen. The code is good for 15 minutes. The device gets a cookie that opens nothing before a member has entered the code in the dashboard.",
  tag: "Kitchen",
  guard: screenPlace,
  params: TenantParams,
  response: ScreenPairing,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: screenPairingLimit,
  async handle({ app, tenant, client }) {
    const { code, token, expiresAt } = await beginPairing(app, { tenantId: tenant.id });
    const line = setCookieLine(SCREEN_COOKIE, token, {
      maxAgeSeconds: SCREEN_SECONDS,
      secure: client.secure,
    });
    return replyWithCookies({ code, expiresAt: expiresAt.toISOString() }, [line]);
  },
});
