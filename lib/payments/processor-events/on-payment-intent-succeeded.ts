import { findIntentEffect } from "@/lib/payments/payments/find-intent-effect";
import type { EventHandler } from "./event-handler";
import { readIntentObject } from "./event-object";

/** `payment_intent.succeeded`: the order is paid, or refunded at once when it ended before; or a table's bill or a gift card is. */
export const onPaymentIntentSucceeded: EventHandler = (app, object) =>
  findIntentEffect(app, readIntentObject(object, "succeeded"));
