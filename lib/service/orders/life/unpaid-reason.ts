/**
 * Why the platform itself cancels an order, as it is stored and as programs are told. Pages and emails say it in their
 * reader's language.
 */
export const UNPAID_REASON = "Not paid in time";
