import type { App } from "@/lib/payments/app";
import {
  type BalanceReport,
  findState,
  type KnownAlarm,
  listAlarms,
  listBalanceReports,
  type PlatformState,
} from "./balance-report-store";
import { findReading } from "./processor-transaction-store";

/** What is known of the platform's balance at the processor, without asking it. */
export type BalanceOverview = {
  /** How the account was when it was last looked at. */
  check: { checkedAt: Date; state: PlatformState } | null;
  alarms: KnownAlarm[];
  /** The newest comparisons, the newest first. */
  reports: BalanceReport[];
  /** Up to when the processor's list is read; null before the first reading is done. */
  readUntil: Date | null;
};

const REPORTS = 14;

/** Reads what the jobs have found, so it costs the same whatever there is at the processor. */
export async function getBalanceOverview(app: App): Promise<BalanceOverview> {
  const { prisma } = app.db;
  const [check, alarms, reports, { readUntil }] = await Promise.all([
    findState(prisma),
    listAlarms(prisma),
    listBalanceReports(prisma, REPORTS),
    findReading(app.db),
  ]);
  return { check, alarms, reports, readUntil };
}
