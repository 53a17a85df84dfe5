import { toMajor } from "@/lib/core/money/money";
import { listReconciliationReports } from "@/lib/oversight/books/list-reconciliation-reports";
import type { App } from "@/lib/payments/app";
import { withoutAddresses } from "@/lib/platform/jobs/job-contract";
import { type AttentionRow, listAttention } from "./attention-store";
import { ATTENTION_KINDS, type FleetWire, SERIES_MINUTES } from "./fleet-contract";
import { countFleet } from "./fleet-store";

/** So no kind, however many there are of it, hides another. */
const MOST_OF_KIND = 4;

/** How all restaurants and the platform's own work are doing, and what needs a person now. */
export async function getFleet(app: App): Promise<FleetWire> {
  const now = app.clock.now();
  const [counts, rows, { reports }] = await Promise.all([
    countFleet(app.db, now),
    listAttention(app.db, { now, mostOfKind: MOST_OF_KIND }),
    listReconciliationReports(app, 1),
  ]);
  const report = reports[0];
  const differences = report?.findings.filter(({ repaired }) => !repaired) ?? [];
  const attention = rows.map(attentionView);
  if (report && differences.length > 0) {
    const first = differences[0];
    attention.push({
      kind: "ledger_difference",
      since: report.createdAt,
      restaurant: first?.restaurant ?? null,
      subjectId: report.id,
      orderId: first?.orderId ?? null,
      label: first?.orderNumber ?? "",
      detail: null,
      dueAt: null,
      count: differences.length,
    });
  }
  const placed = new Map(counts.placed.map(({ minute, orders }) => [minute, orders]));
  const series = Array.from({ length: SERIES_MINUTES }, (_, at) => placed.get(SERIES_MINUTES - 1 - at) ?? 0);
  const lastHour = series.reduce((sum, orders) => sum + orders, 0);
  const iso = (instant: Date | null) => instant?.toISOString() ?? null;
  return {
    at: now.toISOString(),
    orders: { lastHour, perMinute: Math.round((lastHour / SERIES_MINUTES) * 100) / 100, series },
    unseen: { count: counts.unseen, oldestAt: iso(counts.unseenSince) },
    webhooks: { failing: counts.failing, disabled: counts.disabled, oldestAt: iso(counts.failingSince) },
    emails: { failed: counts.emailsFailed, kept: counts.emailsKept },
    jobs: { dead: counts.jobsDead, oldestDueAt: iso(counts.jobDueSince) },
    escrow: {
      held: counts.held.map(({ currency, minor }) => ({ currency, amount: toMajor(minor, currency) })),
      flagged: counts.flagged,
    },
    payouts: { failed: counts.payoutsFailed },
    disputes: { open: counts.disputes, nextDueAt: iso(counts.disputeDueAt) },
    reconciliation: { differences: differences.length, at: report?.createdAt ?? null },
    restaurants: { drafts: counts.drafts },
    attention: ATTENTION_KINDS.flatMap((kind) =>
      attention.filter((fault) => fault.kind === kind).slice(0, MOST_OF_KIND),
    ),
    attentionMore: ATTENTION_KINDS.flatMap((kind) => {
      const total = rows.find((row) => row.kind === kind)?.total ?? 0;
      return total > MOST_OF_KIND ? [{ kind, count: total - MOST_OF_KIND }] : [];
    }),
  };
}

function attentionView(row: AttentionRow): FleetWire["attention"][number] {
  const { kind, since, slug, name, subjectId, orderId, label, detail, dueAt, count } = row;
  return {
    kind,
    since: since.toISOString(),
    restaurant: slug !== null && name !== null ? { slug, name } : null,
    subjectId,
    orderId,
    label:
      (kind === "webhook_failing" || kind === "webhook_disabled") && label
        ? new URL(label).host
        : (label ?? ""),
    detail: detail === null ? null : withoutAddresses(detail),
    dueAt: dueAt?.toISOString() ?? null,
    count,
  };
}
