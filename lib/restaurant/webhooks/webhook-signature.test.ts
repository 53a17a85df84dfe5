import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { newWebhookSecret, signatureHeaders } from "./webhook-signature";

const body = JSON.stringify({ type: "order.created", note: "Grüße 🍕" });
const id = "evt_1";

it("is verified by the reference library, with either secret while one is being changed", () => {
  const [old, current] = [newWebhookSecret(), newWebhookSecret()];
  const headers = signatureHeaders({ id, at: new Date(), body, secrets: [current, old] });
  expect(new Webhook(old).verify(body, headers)).toEqual(JSON.parse(body));
  expect(new Webhook(current).verify(body, headers)).toEqual(JSON.parse(body));
});

it("does not hold for other bytes, another id, another secret or an old time", () => {
  const secret = newWebhookSecret();
  const headers = signatureHeaders({ id, at: new Date(), body, secrets: [secret] });
  const verifier = new Webhook(secret);
  expect(() => verifier.verify(`${body} `, headers)).toThrow();
  expect(() => verifier.verify(body, { ...headers, "webhook-id": "evt_2" })).toThrow();
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow();
  const old = signatureHeaders({ id, at: new Date(Date.now() - 600_000), body, secrets: [secret] });
  expect(() => verifier.verify(body, old)).toThrow();
});

it("makes secrets of 32 random bytes", () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(secret);
});
