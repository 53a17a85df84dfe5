import { findIntentEffect } from "@/lib/payments/payments/find-intent-effect";
import type { EventHandler } from "./event-handler";
import { readIntentObject } from "./event-object";

/** `payment_intent.canceled`: the order, or its part of a table's bill, can no longer be paid with it. */
export const onPaymentIntentCanceled: EventHandler = (app, object) =>
  findIntentEffect(app, readIntentObject(object, "canceled"));
