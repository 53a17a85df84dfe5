"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import { RelativeTime } from "@/components/ui/relative-time";
import type { FleetWire } from "@/lib/oversight/fleet/fleet-contract";
import { LIST_PATHS } from "./fault-path";
import { FleetTile } from "./fleet-tile";
import { Sparkline } from "./sparkline";

/** Jobs that are due for so long keep somebody waiting. */
const LATE_MS = 60_000;

/** Every figure leads to the list that it counts. */
export function FleetStrip({ fleet }: { fleet: FleetWire }) {
  const t = useTranslations("adminFleet");
  const format = useFormatter();
  const { orders, unseen, webhooks, emails, jobs, escrow, payouts, disputes, reconciliation, books } = fleet;
  const isLate = jobs.oldestDueAt !== null && Date.parse(fleet.at) - Date.parse(jobs.oldestDueAt) > LATE_MS;
  const day = (instant: string) => format.dateTime(new Date(instant), { day: "numeric", month: "short" });
  return (
    <ul
      aria-label={t("strip")}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-surface ring-1 ring-line md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-6"
    >
      <FleetTile
        wide
        path="/orders"
        label={t("orders")}
        figure={t("perMinute", { rate: format.number(orders.perMinute, { maximumFractionDigits: 1 }) })}
        note={t("lastHour", { count: orders.lastHour })}
      >
        <Sparkline values={orders.series} />
      </FleetTile>
      <FleetTile
        path={LIST_PATHS.unseen_order}
        label={t("unseen")}
        count={unseen.count}
        tone="critical"
        note={unseen.oldestAt ? <Oldest at={unseen.oldestAt} /> : t("calm.unseen")}
      />
      <FleetTile
        path={LIST_PATHS.webhook_failing}
        label={t("webhooks")}
        count={webhooks.failing}
        tone="critical"
        note={
          webhooks.oldestAt && webhooks.disabled === 0 ? (
            <Oldest at={webhooks.oldestAt} />
          ) : (
            t("disabled", { count: webhooks.disabled })
          )
        }
      />
      <FleetTile
        path={LIST_PATHS.job_given_up}
        label={t("jobs")}
        count={jobs.dead}
        tone="critical"
        note={
          isLate ? (
            <>
              {t("queueSince")} <RelativeTime at={jobs.oldestDueAt ?? fleet.at} />
            </>
          ) : (
            t("calm.jobs")
          )
        }
      />
      <FleetTile
        path={emails.failed === 0 && emails.kept > 0 ? "/jobs/emails?status=kept" : LIST_PATHS.email_failed}
        label={t("emails")}
        count={emails.failed}
        tone="caution"
        note={emails.kept > 0 ? t("emailsKept", { count: emails.kept }) : t("lastDay")}
      />
      <FleetTile
        path="/escrow?view=held"
        label={t("held")}
        figure={
          escrow.held.length === 0 ? (
            "0"
          ) : (
            <span className="flex flex-col">
              {escrow.held.map(({ currency, amount }) => (
                <Price
                  key={currency}
                  amount={amount}
                  currency={currency}
                  className={escrow.held.length > 1 ? "text-lg leading-snug" : ""}
                />
              ))}
            </span>
          )
        }
        note={t("heldNote")}
      />
      <FleetTile
        path={LIST_PATHS.flagged_order}
        label={t("flagged")}
        count={escrow.flagged}
        tone="caution"
        note={escrow.flagged > 0 ? t("toReview") : t("calm.flagged")}
      />
      <FleetTile
        path={LIST_PATHS.dispute}
        label={t("disputes")}
        count={disputes.open}
        tone="caution"
        note={disputes.nextDueAt ? t("answerBy", { day: day(disputes.nextDueAt) }) : t("calm.disputes")}
      />
      <FleetTile
        path={LIST_PATHS.payout_failed}
        label={t("payouts")}
        count={payouts.failed}
        tone="critical"
        note={payouts.failed > 0 ? t("retried") : t("calm.payouts")}
      />
      <FleetTile
        path={LIST_PATHS.ledger_difference}
        label={t("differences")}
        count={reconciliation.differences}
        tone="critical"
        note={
          reconciliation.at ? (
            <>
              {t("compared")} <RelativeTime at={reconciliation.at} />
            </>
          ) : (
            t("notCompared")
          )
        }
      />
      <FleetTile
        path={LIST_PATHS.books_difference}
        label={t("books")}
        count={books.differences}
        tone="critical"
        note={
          books.at ? (
            <>
              {t("checked")} <RelativeTime at={books.at} />
            </>
          ) : (
            t("notChecked")
          )
        }
      />
      <FleetTile
        path={LIST_PATHS.restaurant_draft}
        label={t("drafts")}
        count={fleet.restaurants.drafts}
        tone="info"
        note={fleet.restaurants.drafts > 0 ? t("toApprove") : t("calm.drafts")}
      />
    </ul>
  );
}

function Oldest({ at }: { at: string }) {
  const t = useTranslations("adminFleet");
  return (
    <>
      {t("oldest")} <RelativeTime at={at} />
    </>
  );
}
