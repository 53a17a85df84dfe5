import type { PlanState } from "./plan-state";

/** Color says the state, and so do the words on the table. */
export const PLAN_LOOKS: Record<PlanState, string> = {
  free: "bg-surface text-ink ring-1 ring-line-strong ring-inset",
  soon: "bg-caution-tint text-ink ring-1 ring-caution ring-inset",
  expected: "bg-info-tint text-ink ring-1 ring-info ring-inset",
  booked: "bg-info-tint text-ink ring-1 ring-info ring-inset",
  seated: "bg-positive-tint text-ink ring-1 ring-positive ring-inset",
  bill: "bg-accent-tint text-ink ring-2 ring-line-strong ring-inset",
};
