/** The meaning of a color; each use pairs it with a word or a shape. */
export type Tone = "neutral" | "accent" | "positive" | "caution" | "critical" | "info";

export const TONE_TINT: Record<Tone, string> = {
  neutral: "bg-sunken text-ink-soft",
  accent: "bg-accent-tint text-accent-text",
  positive: "bg-positive-tint text-positive",
  caution: "bg-caution-tint text-caution",
  critical: "bg-critical-tint text-critical",
  info: "bg-info-tint text-info",
};
