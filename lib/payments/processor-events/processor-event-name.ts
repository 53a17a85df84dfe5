/** The events that change something here, by the endpoint at the processor that sends them. */

/** Of the platform's own account. */
export const OWN_EVENTS = [
  "payment_intent.succeeded",
  "payment_intent.canceled",
  "payment_intent.payment_failed",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] as const;

/** Of the restaurants' connected accounts. */
export const CONNECTED_EVENTS = ["account.updated"] as const;

export type ProcessorEventName = (typeof OWN_EVENTS)[number] | (typeof CONNECTED_EVENTS)[number];
