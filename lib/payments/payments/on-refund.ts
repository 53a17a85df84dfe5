import type { EventHandler } from "./event-handler";
import { readRefundObject } from "./event-object";
import { findRefundEffect } from "./find-refund-effect";

/** `refund.created`, `refund.updated`, `refund.failed`: a refund is under way, confirmed or failed. */
export const onRefund: EventHandler = (app, object) => {
  const refund = readRefundObject(object);
  return findRefundEffect(app, { intentId: refund.intentId, listRefunds: async () => [refund] });
};
