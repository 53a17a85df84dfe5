import webPush from "web-push";
import { type AddressPolicy, outboundUrlProblem } from "@/lib/platform/outbound/outbound-address";
import { postOutside, resolvesToForbidden } from "@/lib/platform/outbound/outbound-gateway";
import type { PushSubscriptionInput } from "./push-contract";

/** What is not delivered by then is useless. */
const TTL_SECONDS = 30 * 60;

/** Whether something may be sent to the address: it is anybody's to write. */
export async function isPushAddress(endpoint: string, policy: AddressPolicy): Promise<boolean> {
  return outboundUrlProblem(endpoint, policy) === null && !(await resolvesToForbidden(endpoint, policy));
}

/** What became of a message: the push service took it, no longer knows the subscription, or failed. */
export type PushOutcome = { kind: "sent" } | { kind: "gone" } | { kind: "failed"; reason: string };

/** Encrypts a message for one browser and hands it to its push service. Never throws. */
export async function sendPush(input: {
  subscription: PushSubscriptionInput;
  message: object;
  /** Who sends, and the pair that says so. */
  vapid: { subject: string; publicKey: string; privateKey: string };
  policy: AddressPolicy;
}): Promise<PushOutcome> {
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      input.subscription,
      JSON.stringify(input.message),
      { TTL: TTL_SECONDS, urgency: "high", contentEncoding: "aes128gcm", vapidDetails: input.vapid },
    );
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const request = { url: endpoint, headers: Object.fromEntries(named), body: body ?? "" };
    const { responseStatus, error } = await postOutside(request, input.policy);
    if (error === null) return { kind: "sent" };
    if (responseStatus === 404 || responseStatus === 410) return { kind: "gone" };
    return { kind: "failed", reason: error };
  } catch (cause) {
    return { kind: "failed", reason: cause instanceof Error ? cause.message : String(cause) };
  }
}
