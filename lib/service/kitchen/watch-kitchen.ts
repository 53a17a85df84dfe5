import type { App } from "@/lib/payments/app";
import { watchTenant } from "@/lib/platform/live/watch-tenant";
import type { ScreenRef } from "./kitchen-screen";
import { findScreen } from "./kitchen-screen-store";

/** How soon the stream of a screen that was removed ends. */
const LOOK_MS = 15_000;

/** A stream with a message whenever something happens at the restaurant, for a paired screen, until it is removed. */
export function watchKitchen(
  app: App,
  { tenantId, screenId, signal, clientAddress }: ScreenRef & { signal: AbortSignal; clientAddress: string },
): Promise<Response> {
  return watchTenant(app, {
    tenantId,
    signal,
    clientAddress,
    endWhen(end) {
      const look = async () => {
        const isThere = await findScreen(app.db.prisma, { tenantId, screenId }).catch(() => true);
        if (!isThere) end();
      };
      const timer = setInterval(() => void look(), LOOK_MS).unref();
      return () => clearInterval(timer);
    },
  });
}
