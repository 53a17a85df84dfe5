import { Check } from "lucide-react";
import { useTranslations } from "next-intl";

const STEPS = ["restaurant", "service", "menu"] as const;
export type JoinStep = (typeof STEPS)[number];

export function JoinSteps({ at }: { at: JoinStep }) {
  const t = useTranslations("join.steps");
  const place = STEPS.indexOf(at);
  return (
    <ol aria-label={t("label")} className="flex gap-2 text-sm">
      {STEPS.map((step, index) => {
        const isDone = index < place;
        return (
          <li
            key={step}
            aria-current={index === place ? "step" : undefined}
            className={`flex flex-1 items-center gap-2 border-t-2 pt-2 ${index <= place ? "border-accent" : "border-line"} ${index === place ? "font-semibold" : "text-ink-soft"}`}
          >
            {isDone ? (
              <Check className="size-4 text-positive" strokeWidth={2} aria-hidden="true" />
            ) : (
              <span className="tabular-nums">{index + 1}</span>
            )}
            {t(step)}
            {isDone && <span className="sr-only">{t("done")}</span>}
          </li>
        );
      })}
    </ol>
  );
}
