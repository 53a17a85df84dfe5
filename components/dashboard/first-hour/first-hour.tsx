import { ChevronRight, Circle, CircleCheck } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { TestOrderButton } from "@/components/dashboard/orders/board/test-order-button";
import { type OnlineStanding, onlineStateText } from "@/components/dashboard/settings/online-state-text";
import { TenantLink } from "@/components/frame/tenant-link";
import type { FirstSteps } from "@/lib/service/orders/views/first-steps";

/** The steps in their best order, and where each is done. The last one has its button here. */
const STEPS = [
  { name: "dish", path: "/menu" },
  { name: "hours", path: "/settings/hours" },
  { name: "look", path: "/settings/theme", optional: true },
  { name: "payments", path: "/settings/payments", optional: true },
  { name: "order", path: null },
] as const;

interface FirstHourProps {
  steps: FirstSteps;
  /** How far online payments are; null where there is no processor. */
  online: OnlineStanding | null;
  /** Nobody finds it and nobody can order until its owner has followed the link in the email. */
  isDraft: boolean;
  place: { country: string; currency: string };
  staffEmail: string;
}

export async function FirstHour({ steps, online, isDraft, place, staffEmail }: FirstHourProps) {
  const t = await getTranslations("dashboardFirstHour");
  const settings = await getTranslations("dashboardSettings");
  const payments = await getTranslations("dashboardSettings.payments");
  // Where the platform cannot pay the restaurant, there is nothing to do.
  const canBePaid = online !== null && online.state !== "country" && online.state !== "currency";
  const shown = STEPS.filter(({ name }) => name !== "payments" || canBePaid);
  const done = shown.filter(({ name }) => steps[name]).length;
  const bodyOf = (name: (typeof STEPS)[number]["name"]) =>
    name === "payments" && online !== null
      ? onlineStateText(payments, online, { ...place, displayLocale: settings("displayLocale") })
      : name === "order" && isDraft
        ? t("order.bodyDraft")
        : name !== "payments" && t(`${name}.body`);
  const isOptional = (step: (typeof STEPS)[number]) =>
    "optional" in step && (step.name !== "payments" || online?.takesCash !== false);
  return (
    <section aria-labelledby="first-hour" className="mx-4 my-4 rounded-panel p-5 ring-1 ring-line md:mx-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="first-hour" className="font-display text-xl">
          {t("title")}
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">{t("progress", { done, all: shown.length })}</p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {t(isDraft ? "draft" : steps.dish ? "listed" : "unlisted")}
      </p>
      <ol className="mt-3 divide-y divide-line">
        {shown.map((step) => {
          const isDone = steps[step.name];
          const Mark = isDone ? CircleCheck : Circle;
          const words = (
            <>
              <Mark
                className={`size-5 shrink-0 ${isDone ? "text-positive" : "text-line-strong"}`}
                strokeWidth={1.75}
                aria-hidden="true"
              />
              <span className="min-w-0 flex-1">
                <span className={isDone ? "text-ink-soft" : "font-semibold"}>{t(`${step.name}.title`)}</span>
                {isDone && <span className="sr-only"> {t("done")}</span>}
                {!isDone && (
                  <span className="block text-sm text-ink-soft">
                    {bodyOf(step.name)} {isOptional(step) && t("optional")}
                  </span>
                )}
              </span>
            </>
          );
          return (
            <li key={step.name}>
              {step.path === null || isDone ? (
                <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 py-2">
                  <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">{words}</div>
                  {step.name === "order" && !isDone && steps.dish && (
                    // In a row of its own it begins where the words do.
                    <div className="ms-8 empty:hidden">
                      <TestOrderButton staffEmail={staffEmail} />
                    </div>
                  )}
                </div>
              ) : (
                <TenantLink
                  path={step.path}
                  className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-2 transition-colors hover:bg-sunken"
                >
                  {words}
                  <ChevronRight
                    className="size-4 shrink-0 text-ink-soft"
                    strokeWidth={1.5}
                    aria-hidden="true"
                  />
                </TenantLink>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
