/** Hosts end a function after 60 seconds: what a scheduler calls begins nothing new after this time. */
export const CALL_BUDGET_MS = 40_000;
