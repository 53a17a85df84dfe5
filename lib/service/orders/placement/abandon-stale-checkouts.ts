import type { App } from "@/lib/payments/app";
import { UNFINISHED_MS } from "@/lib/payments/payments/unfinished";
import { abandonCheckout } from "./abandon-checkout";
import { listCheckouts } from "./checkout-store";

const BATCH = 100;

/** Releases what checkouts reserved whose process died before they became orders. */
export async function abandonStaleCheckouts(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - UNFINISHED_MS);
  for (const ref of await listCheckouts(app.db.prisma, { scope: app.twin, before, limit: BATCH })) {
    await abandonCheckout(app, ref).catch((error: unknown) =>
      app.log.error({ err: error, orderId: ref.orderId }, "could not release what a checkout reserved"),
    );
  }
}
