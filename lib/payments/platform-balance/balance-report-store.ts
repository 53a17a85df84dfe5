import type { PlatformSetup } from "@/lib/payments/processor/platform-state";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { BalanceFinding, CurrencyComparison } from "./balance-comparison";
import type { Coverage } from "./owed";
import type { Alarm, AlarmKind } from "./platform-alarm";

/** One currency of a report; what the platform earned and paid is of `feesFrom` up to the report. */
export type ReportedCurrency = CurrencyComparison & {
  owed: { escrow: number; giftCards: number; refundsDue: number; payouts: number };
  needed: number;
  period: { grossFees: number; processorFees: number };
};

export type BalanceReport = {
  id: string;
  at: Date;
  currencies: ReportedCurrency[];
  findings: BalanceFinding[];
};

export async function insertReport(tx: Tx, report: BalanceReport): Promise<void> {
  await tx.balanceReport.create({ data: report });
}

/** The newest first. */
export async function listBalanceReports(db: Db["prisma"], limit: number): Promise<BalanceReport[]> {
  const rows = await db.balanceReport.findMany({ orderBy: [{ at: "desc" }, { id: "desc" }], take: limit });
  return rows.map((row) => ({
    ...row,
    currencies: row.currencies as unknown as ReportedCurrency[],
    findings: row.findings as unknown as BalanceFinding[],
  }));
}

/** How the platform's account was when it was last looked at. */
export type PlatformState = { account: PlatformSetup; coverage: Coverage[] };

const NAME = "processor";

export async function keepState(tx: Tx, { state, now }: { state: PlatformState; now: Date }): Promise<void> {
  const data = { checkedAt: now, state };
  await tx.platformCheck.upsert({ where: { name: NAME }, create: { name: NAME, ...data }, update: data });
}

export async function findState(db: Db["prisma"]): Promise<{ checkedAt: Date; state: PlatformState } | null> {
  const row = await db.platformCheck.findUnique({ where: { name: NAME } });
  return row && { checkedAt: row.checkedAt, state: row.state as unknown as PlatformState };
}

/** Keeps an alarm; since when it lasts stays. */
export async function raiseAlarm(tx: Tx, { alarm, now }: { alarm: Alarm; now: Date }): Promise<void> {
  const { kind, detail } = alarm;
  await tx.platformAlarm.upsert({
    where: { kind },
    create: { kind, detail, since: now, seenAt: now },
    update: { detail, seenAt: now },
  });
}

export async function clearAlarms(tx: Tx, kinds: AlarmKind[]): Promise<void> {
  await tx.platformAlarm.deleteMany({ where: { kind: { in: kinds } } });
}

export type KnownAlarm = Alarm & { since: Date };

/** What needs an operator now, the longest lasting first. */
export async function listAlarms(db: Db["prisma"]): Promise<KnownAlarm[]> {
  const rows = await db.platformAlarm.findMany({ orderBy: [{ since: "asc" }, { kind: "asc" }] });
  return rows.map(({ kind, detail, since }) => ({ kind, detail, since }) as unknown as KnownAlarm);
}
