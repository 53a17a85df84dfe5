import { addDays } from "@/lib/core/time/zone";
import { commissionMinor } from "@/lib/people/referrals/commission";
import type { HistoryIds } from "./history-ids";
import type { HistoryRows } from "./history-rows";

/** As prisma/schema/referrals.prisma gives a new agent. */
const COMMISSION_BPS = 2000;

/**
 * What the sales agent earned by the restaurants that he brought: he is paid on the third of each month for the months
 * before, but for the latest one, which is still due.
 */
export function payAgent(
  rows: HistoryRows,
  input: {
    ids: HistoryIds;
    agentId: string;
    adminId: string;
    restaurants: readonly { tenantId: string; currency: string; joinedAt: Date }[];
    end: Date;
  },
): void {
  const { ids, agentId, adminId, restaurants, end } = input;
  const commissionBps = COMMISSION_BPS;
  for (const { tenantId, joinedAt } of restaurants)
    rows.referral.push({ tenantId, agentId, commissionBps, createdAt: joinedAt });
  const fees = feesByMonth(rows);
  const months = [...new Set([...fees.keys()].map((key) => key.slice(0, 7)))].sort();
  const over = months.filter((month) => month < end.toISOString().slice(0, 7));
  for (const month of over.slice(0, -1)) {
    const createdAt = new Date(`${addDays(`${month}-28`, 7).slice(0, 7)}-03T09:30:00Z`);
    const id = ids.id("cms", createdAt);
    const items = restaurants.flatMap(({ tenantId, currency }) => {
      const feesMinor = fees.get(`${month} ${tenantId}`) ?? 0;
      const commission = commissionMinor(feesMinor, commissionBps);
      return commission === 0
        ? []
        : [{ tenantId, month, payoutId: id, currency, feesMinor, commissionMinor: commission }];
    });
    if (items.length === 0) continue;
    rows.commissionPayout.push({ id, agentId, upTo: month, createdBy: adminId, createdAt });
    rows.commissionPayoutItem.push(...items);
    rows.auditEntry.push({
      id: ids.id("aud", createdAt),
      at: createdAt,
      actorId: adminId,
      actorRole: "superadmin",
      action: "commissions.paid",
      tenantId: null,
      subjectId: agentId,
      data: { payoutId: id, upTo: month, amounts: sumsOf(items) },
    });
  }
}

/** The platform's fees in minor units, by "YYYY-MM tenant" in UTC. */
function feesByMonth({ ledgerTransaction, ledgerEntry }: HistoryRows): Map<string, number> {
  const feeOf = new Map<string, number>();
  for (const { transactionId, account, amountMinor } of ledgerEntry)
    if (account === "platform_fees") feeOf.set(transactionId, 0 - amountMinor);
  const fees = new Map<string, number>();
  for (const { id, tenantId, createdAt } of ledgerTransaction) {
    const feeMinor = feeOf.get(id);
    if (feeMinor === undefined) continue;
    const key = `${(createdAt as Date).toISOString().slice(0, 7)} ${tenantId}`;
    fees.set(key, (fees.get(key) ?? 0) + feeMinor);
  }
  return fees;
}

/** In major units; the demo's currencies have cents. */
function sumsOf(items: readonly { currency: string; commissionMinor: number }[]) {
  const sums = new Map<string, number>();
  for (const { currency, commissionMinor: minor } of items)
    sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].map(([currency, minor]) => ({ currency, amount: minor / 100 }));
}
