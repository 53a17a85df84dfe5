import { findRefundEffect } from "@/lib/payments/payments/find-refund-effect";
import type { EventHandler } from "./event-handler";
import { readChargeIntent } from "./event-object";

/** `charge.refunded`: the charge has refunds; the processor says which and how far they are. */
export const onChargeRefunded: EventHandler = async (app, object) => {
  const intentId = readChargeIntent(object);
  const listRefunds = () => app.payments.listRefundsOfIntent(intentId ?? "");
  return findRefundEffect(app, { intentId, listRefunds });
};
