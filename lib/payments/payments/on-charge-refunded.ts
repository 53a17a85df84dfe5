import type { EventHandler } from "./event-handler";
import { readChargeIntent } from "./event-object";
import { findRefundsEffect } from "./find-refund-effect";

/** `charge.refunded`: the charge has refunds; the processor says which and how far they are. */
export const onChargeRefunded: EventHandler = async (app, object) => {
  const intentId = readChargeIntent(object);
  return intentId ? findRefundsEffect(app, intentId, () => app.payments.listRefundsOfIntent(intentId)) : null;
};
