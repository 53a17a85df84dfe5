/** How a figure differs from the one before: by a share, or from nothing. */
export type Change = { kind: "same" | "more" | "less"; percent: number | null; difference: number };

/**
 * The change of a figure. The percentage is rounded, below one to a tenth and never to 0; it is null where there was
 * nothing before.
 */
export function changeOf(now: number, before: number): Change {
  const difference = now - before;
  if (difference === 0) return { kind: "same", percent: 0, difference };
  const exact = (Math.abs(difference) / Math.abs(before)) * 100;
  const rounded = exact < 1 ? Math.max(Math.round(exact * 10) / 10, 0.1) : Math.round(exact);
  const percent = before === 0 ? null : rounded;
  return { kind: difference > 0 ? "more" : "less", percent, difference: Math.abs(difference) };
}
