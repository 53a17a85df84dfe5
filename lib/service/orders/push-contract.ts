import { z } from "zod";

const BASE64URL = /^[A-Za-z0-9_-]+=*$/;

/** What `PushSubscription.toJSON()` gives in a browser; keys in base64url. */
export const PushSubscriptionInput = z.object({
  endpoint: z.url().max(1_000).describe("The address of the browser's push service"),
  keys: z.object({
    p256dh: z
      .string()
      .min(87)
      .max(88)
      .regex(BASE64URL)
      .meta({ example: `BA${"a".repeat(85)}` }),
    auth: z
      .string()
      .min(22)
      .max(24)
      .regex(BASE64URL)
      .meta({ example: "a".repeat(22) }),
  }),
});
export type PushSubscriptionInput = z.output<typeof PushSubscriptionInput>;

export const SubscribeToOrderBody = z
  .object({
    email: z.string().max(254).describe("The email that the order was placed with"),
    subscription: PushSubscriptionInput,
  })
  .meta({ id: "SubscribeToOrderBody" });

export const SubscribedToOrder = z
  .object({
    subscribed: z
      .boolean()
      .describe(
        "False where there is nothing to wait for, push is not set up, or five browsers wait already",
      ),
  })
  .meta({ id: "SubscribedToOrder" });
