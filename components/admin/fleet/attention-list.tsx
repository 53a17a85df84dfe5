"use client";

import {
  BellRing,
  BookX,
  CalendarSync,
  ChevronRight,
  CircleDollarSign,
  Eye,
  Hourglass,
  type LucideIcon,
  MailX,
  RotateCw,
  Scale,
  ShieldAlert,
  Store,
  Unplug,
  Wallet,
  Webhook,
} from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDisputeWords } from "@/components/frame/states/use-dispute-words";
import { TenantLink } from "@/components/frame/tenant-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { AttentionKind, FleetWire } from "@/lib/oversight/fleet/fleet-contract";
import { type Fault, faultPath, LIST_PATHS } from "./fault-path";

const LOOKS: Record<AttentionKind, { icon: LucideIcon; color: string }> = {
  unseen_order: { icon: BellRing, color: "text-critical" },
  flagged_order: { icon: Eye, color: "text-caution" },
  dispute: { icon: ShieldAlert, color: "text-caution" },
  payout_failed: { icon: CircleDollarSign, color: "text-critical" },
  webhook_failing: { icon: Webhook, color: "text-critical" },
  webhook_disabled: { icon: Unplug, color: "text-critical" },
  job_given_up: { icon: RotateCw, color: "text-critical" },
  email_failed: { icon: MailX, color: "text-caution" },
  ledger_difference: { icon: Scale, color: "text-critical" },
  automatic_payouts: { icon: CalendarSync, color: "text-critical" },
  balance_short: { icon: Wallet, color: "text-critical" },
  balance_difference: { icon: Scale, color: "text-critical" },
  books_difference: { icon: BookX, color: "text-critical" },
  restaurant_draft: { icon: Store, color: "text-info" },
};

const LISTS = {
  unseen_order: "unseen",
  payout_failed: "payouts",
  ledger_difference: "differences",
  automatic_payouts: "balance",
  balance_short: "balance",
  balance_difference: "balance",
  books_difference: "books",
  dispute: "disputes",
  flagged_order: "flagged",
  job_given_up: "jobs",
  webhook_failing: "webhooks",
  webhook_disabled: "webhooks",
  email_failed: "emails",
  restaurant_draft: "drafts",
} as const satisfies Record<AttentionKind, string>;

interface AttentionListProps {
  faults: readonly Fault[];
  more: FleetWire["attentionMore"];
}

/** The faults of the fleet by kind, the oldest first, each one step from its cause, and where more of a kind are. */
export function AttentionList({ faults, more }: AttentionListProps) {
  return (
    <ol className="mt-3 divide-y divide-line border-y border-line">
      {faults.map((fault, place) => {
        const isLast = faults[place + 1]?.kind !== fault.kind;
        const left = isLast && more.find(({ kind }) => kind === fault.kind);
        return (
          <li key={`${fault.kind} ${fault.subjectId}`}>
            <FaultRow fault={fault} />
            {left && <MoreOfKind kind={left.kind} count={left.count} />}
          </li>
        );
      })}
    </ol>
  );
}

function MoreOfKind({ kind, count }: { kind: AttentionKind; count: number }) {
  const t = useTranslations("adminFleet");
  return (
    <TenantLink
      path={LIST_PATHS[kind]}
      className="ml-8 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
    >
      {t("attention.more", { list: t(LISTS[kind]), count })}
    </TenantLink>
  );
}

function FaultRow({ fault }: { fault: Fault }) {
  const t = useTranslations("adminFleet.attention");
  const format = useFormatter();
  const dispute = useDisputeWords();
  const { kind, since, restaurant, label, detail, dueAt, count } = fault;
  const { icon: Icon, color } = LOOKS[kind];
  const isBare = label === "" && (kind === "dispute" || kind === "payout_failed");
  const key = isBare ? (`${kind}_bare` as const) : kind;
  const reason = kind === "dispute" && detail ? dispute.reason({ reason: detail }) : detail;
  return (
    <TenantLink
      path={faultPath(fault)}
      className="-mx-2 flex min-h-16 items-center gap-3 rounded-control px-2 py-2.5 transition-colors hover:bg-sunken"
    >
      <Icon className={`size-5 shrink-0 ${color}`} strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,1fr)_14rem_9rem] md:items-center md:gap-4">
        <span className="block min-w-0">
          <span className="block font-semibold">
            {t(`kinds.${key}`, { label })}
            {count > 1 && <span className="whitespace-nowrap text-ink-soft"> {t("times", { count })}</span>}
          </span>
          {reason && <span className="block truncate text-sm text-ink-soft">{reason}</span>}
        </span>
        <span className="block truncate text-sm text-ink-soft">{restaurant?.name}</span>
        <span className="flex items-center gap-1.5 text-sm text-ink-soft tabular-nums md:justify-end">
          {dueAt ? (
            <>
              <Hourglass className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
              {t("due", { day: format.dateTime(new Date(dueAt), { day: "numeric", month: "short" }) })}
            </>
          ) : (
            <RelativeTime at={since} />
          )}
        </span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
    </TenantLink>
  );
}
