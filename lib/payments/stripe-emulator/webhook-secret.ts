import { createHmac } from "node:crypto";
import type { Env } from "@/lib/platform/env/env";

/** What the embedded processor signs its events with: the first secret configured, or one that all instances derive alike. */
export function emulatorWebhookSecret(env: Pick<Env, "STRIPE_WEBHOOK_SECRET" | "SESSION_SECRET">): string {
  const [newest] = env.SESSION_SECRET;
  return (
    env.STRIPE_WEBHOOK_SECRET?.[0] ??
    `whsec_${createHmac("sha256", newest).update("stripe-emulator").digest("hex")}`
  );
}
