import { CONNECTED_EVENTS, OWN_EVENTS } from "@/lib/payments/processor-events/processor-event-name";
import type { Finding } from "./setup-finding";
import type { Endpoint, OwnSettings } from "./stripe-setup";

/** Where the product takes events. */
export const WEBHOOK_PATH = "/api/webhooks/stripe";

const EVERYTHING = "*";

/** Whether Stripe sends the events that the product lives on, to where it listens, in its version. */
export function endpointFindings(
  endpoints: readonly Endpoint[],
  { publicUrl, webhookSecrets }: OwnSettings,
  apiVersion: string,
): Finding[] {
  const url = `${publicUrl}${WEBHOOK_PATH}`;
  const here = endpoints.filter((each) => each.url === url && each.isEnabled);
  const own = eventFinding(
    "your account",
    here.filter(({ isForConnected }) => !isForConnected),
    OWN_EVENTS,
    url,
  );
  const connected = eventFinding(
    "connected accounts",
    here.filter(({ isForConnected }) => isForConnected),
    CONNECTED_EVENTS,
    url,
  );
  return [
    own,
    connected,
    ...secretFindings(here.length, webhookSecrets),
    ...versionFindings(here, apiVersion),
  ];
}

function eventFinding(
  of: string,
  endpoints: readonly Endpoint[],
  needed: readonly string[],
  url: string,
): Finding {
  const topic = `events of ${of}`;
  const sent = new Set(endpoints.flatMap(({ events }) => events));
  const missing = sent.has(EVERYTHING) ? [] : needed.filter((event) => !sent.has(event));
  if (endpoints.length === 0) {
    const text = `no enabled endpoint sends events of ${of} to ${url}; create one with ${needed.join(", ")}`;
    return { topic, level: "failure", text };
  }
  return missing.length === 0
    ? { topic, level: "ok", text: `sent to ${url}` }
    : { topic, level: "failure", text: `the endpoint for ${url} lacks ${missing.join(", ")}` };
}

function secretFindings(endpoints: number, secrets: number): Finding[] {
  if (secrets >= endpoints && secrets > 0) return [];
  const text = `STRIPE_WEBHOOK_SECRET holds ${secrets} of ${endpoints} signing secrets; add that of each endpoint, separated by commas`;
  return [{ topic: "signing secrets", level: "failure", text }];
}

function versionFindings(endpoints: readonly Endpoint[], apiVersion: string): Finding[] {
  const others = [...new Set(endpoints.map((each) => each.apiVersion ?? "the account's default"))].filter(
    (version) => version !== apiVersion,
  );
  if (others.length === 0) return [];
  const text = `events are written in ${others.join(" and ")}, and Bazar reads ${apiVersion}; create the endpoint again with that version`;
  return [{ topic: "API version", level: "warning", text }];
}
