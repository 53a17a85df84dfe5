/** How a figure differs from the one before: by a share, or from nothing. */
export type Change = { kind: "same" | "more" | "less"; percent: number | null; difference: number };

/** The change of a figure; the percentage is rounded, and null where there was nothing before. */
export function changeOf(now: number, before: number): Change {
  const difference = now - before;
  if (difference === 0) return { kind: "same", percent: 0, difference };
  const percent = before === 0 ? null : Math.round((Math.abs(difference) / Math.abs(before)) * 100);
  return { kind: difference > 0 ? "more" : "less", percent, difference: Math.abs(difference) };
}
