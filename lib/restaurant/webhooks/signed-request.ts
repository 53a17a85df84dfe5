import type { OutboundRequest } from "@/lib/platform/outbound/outbound-gateway";
import { currentTraceparent } from "@/lib/platform/trace/current-trace";
import { signatureHeaders } from "./webhook-signature";

type Signer = {
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
};

/** A webhook ready to be sent, with its place in its trace; signed with the previous secret as well while that still counts. */
export function signedRequest(
  endpoint: Signer,
  { id, body, at }: { id: string; body: string; at: Date },
): OutboundRequest {
  const { url, secret, previousSecret, previousSecretUntil } = endpoint;
  const previousCounts = previousSecret !== null && previousSecretUntil !== null && at < previousSecretUntil;
  const secrets = previousCounts ? [secret, previousSecret] : [secret];
  const traceparent = currentTraceparent();
  const headers = {
    "content-type": "application/json",
    "user-agent": "Bazar-Webhooks/1.0",
    ...(traceparent !== null && { traceparent }),
    ...signatureHeaders({ id, at, body, secrets }),
  };
  return { url, headers, body };
}
