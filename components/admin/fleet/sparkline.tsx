const WIDTH = 240;
const HEIGHT = 40;
const FILLED = 0.7;

/** The course of a figure as bars; the words beside it say what it shows. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = WIDTH / values.length;
  const bars = values.map((value, place) => {
    const height = (value / most) * (HEIGHT - 1);
    return `M${place * step} ${HEIGHT - 1}v${-height}h${step * FILLED}v${height}z`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-10 w-full text-ink-soft"
    >
      <path d={`M0 ${HEIGHT - 0.5}h${WIDTH}`} stroke="currentColor" strokeOpacity="0.35" />
      <path d={bars.join("")} fill="currentColor" />
    </svg>
  );
}
