import { findIntentEffect } from "@/lib/payments/payments/find-intent-effect";
import type { EventHandler } from "./event-handler";
import { readIntentObject } from "./event-object";

/** `payment_intent.payment_failed`: the bank's words are kept; the customer may try again. */
export const onPaymentIntentFailed: EventHandler = (app, object) =>
  findIntentEffect(app, readIntentObject(object, "open"));
