import type { App } from "@/lib/app/app";
import type { Api, CallResult } from "./call";

type Sides = { app: App; api: Api };

/** Both ends of the line to the embedded processor: its events to us, and calls to it as from another client. */
export function talkToProcessor(sides: () => Sides) {
  return {
    /** Sends an event of test mode to the webhook, signed now unless told otherwise. */
    send(event: object | undefined, signature?: string): Promise<CallResult> {
      const { app, api } = sides();
      const body = JSON.stringify({ livemode: false, ...event });
      const signed = signature ?? app.stripeEmulator?.sign(body) ?? "";
      return api("POST", "/api/webhooks/stripe", { body, headers: { "stripe-signature": signed } });
    },
    /** Talks to the embedded processor as another client of the same account would. */
    async atProcessor(
      path: string,
      form: Record<string, string>,
      method: "GET" | "POST" = "POST",
      headers: Record<string, string> = {},
      // biome-ignore lint/suspicious/noExplicitAny: tests read the processor's answers freely.
    ): Promise<any> {
      const init = method === "GET" ? {} : { method, headers, body: new URLSearchParams(form) };
      const response = await sides().app.stripeEmulator?.fetch(`https://api.stripe.com/v1/${path}`, init);
      return response?.json();
    },
    /** Every event about an intent, oldest first, delivered or not. */
    async heldEvents(intentId: string): Promise<{ id: string; type: string }[]> {
      const rows = await sides().app.db.prisma.$queryRaw<{ body: { id: string; type: string } }[]>`
        SELECT body FROM stripe_emulator_object
         WHERE kind = 'event' AND (body->'data'->'object'->>'id' = ${intentId}
                                   OR body->'data'->'object'->>'payment_intent' = ${intentId})
         ORDER BY sequence`;
      return rows.map((row) => row.body);
    },
  };
}
