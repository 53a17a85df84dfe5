import { findRefundEffect } from "@/lib/payments/payments/find-refund-effect";
import type { EventHandler } from "./event-handler";
import { readRefundObject } from "./event-object";

/** `refund.created`, `refund.updated`, `refund.failed`: a refund is under way, confirmed or failed. */
export const onRefund: EventHandler = (app, object) => {
  const refund = readRefundObject(object);
  return findRefundEffect(app, { intentId: refund.intentId, listRefunds: async () => [refund] });
};
