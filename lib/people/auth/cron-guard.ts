import { createHash, timingSafeEqual } from "node:crypto";
import { fail } from "@/lib/core/errors/app-error";
import type { Guard } from "@/lib/platform/http/guard";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * The platform's scheduler: `Authorization: Bearer $CRON_SECRET`. Closed while no secret is set. The comparison
 * takes the same time for every wrong secret.
 */
export const cronAccess: Guard<Record<never, never>> = {
  name: "cron",
  cookies: [],
  async check({ app, request }) {
    const secret = app.env.CRON_SECRET;
    const sent = request.headers.get("authorization") ?? "";
    if (secret === undefined || !timingSafeEqual(digest(sent), digest(`Bearer ${secret}`))) {
      fail("UNAUTHENTICATED", "Send the scheduler's secret as a bearer token.");
    }
    return {};
  },
};
