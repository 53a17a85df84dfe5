/** The longest reason that staff give for refunding or ending an order, or for refunding a gift card. */
export const MAX_REASON_LENGTH = 500;
/** At the table: for an item taken off a bill, and for a payment or a deposit given back. */
export const MAX_TABLE_REASON_LENGTH = 300;
