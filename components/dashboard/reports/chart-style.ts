/** How every axis looks: quiet, in the page's own ink. */
export const AXIS = {
  tick: { fill: "var(--ink-soft)", fontSize: 13 },
  tickLine: false,
  axisLine: { stroke: "var(--line-strong)" },
} as const;

export const TOOLTIP = {
  cursor: { fill: "var(--sunken)" },
  contentStyle: {
    background: "var(--surface)",
    border: "1px solid var(--line)",
    borderRadius: "0.625rem",
    color: "var(--ink)",
  },
  itemStyle: { color: "var(--ink)" },
  labelStyle: { color: "var(--ink-soft)" },
  isAnimationActive: false,
} as const;
