import { useTranslations } from "next-intl";
import type { LiveLink } from "@/components/data/live-link";

const DOTS: Record<LiveLink["phase"], string> = {
  connecting: "animate-breathe bg-line-strong",
  live: "bg-positive",
  polling: "animate-breathe bg-caution",
  lost: "rounded-none bg-critical",
};

/** Whether the board is connected. */
export function LiveState({ phase }: { phase: LiveLink["phase"] }) {
  const t = useTranslations("dashboard.live");
  return (
    <span
      data-live={phase}
      className="inline-flex items-center gap-2 text-sm font-medium whitespace-nowrap text-ink-soft"
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[phase]}`} />
      {t(phase)}
    </span>
  );
}
