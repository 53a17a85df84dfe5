import { z } from "zod";
import { MAX_EMAIL_LENGTH } from "@/lib/core/contact/contact";
import { PushSubscriptionInput } from "@/lib/platform/push/push-contract";

export const SubscribeToOrderBody = z
  .object({
    email: z.string().max(MAX_EMAIL_LENGTH).describe("The email that the order was placed with"),
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
