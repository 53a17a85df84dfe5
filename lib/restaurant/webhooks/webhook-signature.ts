import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret, as Standard Webhooks writes it: whsec_ and base64. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * The three headers of Standard Webhooks 1.0. The id stays the same over all attempts, the time is the attempt's. While
 * a secret is being changed there are two, and so two signatures.
 */
export function signatureHeaders(input: {
  id: string;
  at: Date;
  body: string;
  secrets: readonly string[];
}): Record<string, string> {
  const timestamp = String(Math.floor(input.at.getTime() / 1000));
  const signatures = input.secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    const signed = createHmac("sha256", key).update(`${input.id}.${timestamp}.${input.body}`);
    return `v1,${signed.digest("base64")}`;
  });
  return {
    "webhook-id": input.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
