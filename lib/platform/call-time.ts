/** Hosts end a function after 60 seconds, so a scheduler's call starts nothing new after this time. */
export const CALL_BUDGET_MS = 40_000;
