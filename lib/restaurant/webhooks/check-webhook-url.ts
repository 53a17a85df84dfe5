import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { outboundUrlProblem } from "@/lib/platform/outbound/outbound-address";
import { resolvesToForbidden } from "@/lib/platform/outbound/outbound-gateway";
import type { App } from "@/lib/restaurant/app";
import { webhookPolicy } from "./webhook-address-policy";

/** Throws VALIDATION_FAILED for an address that webhooks are never sent to, `asksHere` as in webhookPolicy. */
export async function checkWebhookUrl(app: App, url: string, asksHere: boolean): Promise<void> {
  const policy = webhookPolicy(app, url, { asksHere });
  const problem = outboundUrlProblem(url, policy);
  if (problem !== null) return refuseFields([{ path: "url", message: problem }]);
  if (await resolvesToForbidden(url, policy)) {
    refuseFields([{ path: "url", message: "must not lead to a private, local or reserved address" }]);
  }
}
