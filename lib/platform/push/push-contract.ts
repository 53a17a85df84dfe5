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
