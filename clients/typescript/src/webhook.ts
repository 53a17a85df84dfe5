import type { WebhookEvent, WebhookEvents } from "./generated/webhook-events.js";

const PREFIX = "whsec_";
const VERSION = "v1,";
const TOLERANCE_SECONDS = 300;

/** A delivery that did not come from Bazar, was changed on its way, or is too old. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

export interface VerifyOptions {
  /** The body as it came, before it was parsed. */
  body: string;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The endpoint's secret, `whsec_…`; both while it is being changed. */
  secret: string | readonly string[];
  /** How old a delivery may be, and how far a clock may be ahead; 300 unless told otherwise. */
  toleranceSeconds?: number | undefined;
}

/**
 * The event of a delivery, by Standard Webhooks 1.0. Throws WebhookError unless it was signed with the secret just
 * now. Its `type` says what `data` has; types that are newer than this client come as well, so let a `switch` pass
 * over them.
 */
export async function verifyWebhook(options: VerifyOptions): Promise<WebhookEvent> {
  const { body, headers, secret, toleranceSeconds = TOLERANCE_SECONDS } = options;
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError("The delivery is not signed.");
  const ageSeconds = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!(ageSeconds <= toleranceSeconds))
    throw new WebhookError("The delivery is too old, or from the future.");
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const each of [secret].flat()) {
    const key = await crypto.subtle.importKey(
      "raw",
      bytesOf(each.replace(PREFIX, "")),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["verify"],
    );
    for (const signature of signatures.split(" ").filter((text) => text.startsWith(VERSION)))
      if (await crypto.subtle.verify("HMAC", key, bytesOf(signature.slice(VERSION.length)), signed))
        return JSON.parse(body) as WebhookEvent;
  }
  throw new WebhookError("The signature is not the endpoint's.");
}

/** Whether an event, delivered or of the feed, is of this type: then it is known what `data` has. */
export function isEvent<Type extends keyof WebhookEvents>(
  event: { type: string },
  type: Type,
): event is WebhookEvents[Type] {
  return event.type === type;
}

function headerOf(headers: VerifyOptions["headers"], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found[0] : found;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
