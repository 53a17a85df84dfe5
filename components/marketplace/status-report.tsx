import { CircleAlert, CircleCheck, CircleHelp, CircleSlash, Clock } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { PartState, PlatformStatus } from "@/lib/oversight/status/read-status";

const MARKS = {
  working: { icon: CircleCheck, tone: "text-positive" },
  delayed: { icon: Clock, tone: "text-caution" },
  down: { icon: CircleAlert, tone: "text-critical" },
  unknown: { icon: CircleHelp, tone: "text-ink-soft" },
  off: { icon: CircleSlash, tone: "text-caution" },
};

export function StatusReport({ status, isDemo }: { status: PlatformStatus; isDemo: boolean }) {
  const t = useTranslations("legal.status");
  const format = useFormatter();
  const parts = useParts(status);
  const isGood = parts.every(({ state }) => state === "working");
  return (
    <main id="content" className="mx-auto w-full max-w-168 px-5 pt-10 pb-20 md:px-10 md:pt-16">
      <p className="text-ink-soft">{t("title")}</p>
      <h1 className="mt-2 font-display text-5xl">{isGood ? t("good") : t("bad")}</h1>
      <ul className="mt-10 divide-y divide-line border-y border-line">
        {parts.map(({ name, state, detail }) => (
          <li key={name} className="flex items-start justify-between gap-6 py-4">
            <div>
              <h2 className="font-semibold">{t(`part.${name}`)}</h2>
              <p className="mt-0.5 text-sm text-ink-soft tabular-nums">{detail}</p>
            </div>
            <StateMark state={state} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">
        {t("checked", { time: format.dateTime(status.checkedAt, { timeStyle: "long" }) })}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t("version", { version: status.version })}</p>
      {isDemo && <p className="mt-2 text-sm text-ink-soft">{t("demo")}</p>}
    </main>
  );
}

type Part = { name: "ordering" | "notifications" | "payments"; state: PartState; detail: string };

function useParts({ ordering, notifications, payments }: PlatformStatus): Part[] {
  const t = useTranslations("legal.status.detail");
  const format = useFormatter();
  const { readiness, milliseconds } = ordering;
  const { minutesLate } = notifications;
  const served = {
    ready: "answered",
    no_answer: "noAnswer",
    never_migrated: "notUpToDate",
    not_ours: "notUpToDate",
    migrations_missing: "notUpToDate",
  } as const;
  const parts: Part[] = [
    { name: "ordering", state: ordering.state, detail: t(served[readiness], { milliseconds }) },
    {
      name: "notifications",
      state: notifications.state,
      detail:
        notifications.state === "unknown"
          ? t("notKnown")
          : notifications.state === "off"
            ? t("noMail")
            : minutesLate > 0
              ? t("late", { minutes: minutesLate })
              : t("onTime"),
    },
  ];
  if (payments === null) return parts;
  const { state, unanswered, unansweredAt } = payments;
  const silent = unansweredAt && {
    count: unanswered,
    time: format.dateTime(unansweredAt, { timeStyle: "short" }),
  };
  const detail = silent ? t("unanswered", silent) : t(state === "unknown" ? "notKnown" : "noSilence");
  return [...parts, { name: "payments", state, detail }];
}

function StateMark({ state }: { state: PartState }) {
  const t = useTranslations("legal.status.state");
  const { icon: Icon, tone } = MARKS[state];
  return (
    <p className={`flex shrink-0 items-center gap-2 font-semibold ${tone}`}>
      <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t(state)}
    </p>
  );
}
