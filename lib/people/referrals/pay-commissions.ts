import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import { toMajor } from "@/lib/core/money/money";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { commissionMinor, groupedBy, openMonth } from "./commission";
import type { CommissionPayout, CommissionPayoutBody } from "./payout-contract";
import { insertPayout, lockReferredFees } from "./referral-store";

/**
 * Records that an agent has been paid for all months up to one that were not paid before: once per restaurant and
 * month, however many requests there are. Only months that are over, for the books of those change no more. Throws
 * USER_NOT_FOUND for somebody who is no agent, NOTHING_TO_PAY, and VALIDATION_FAILED for a month that is not over.
 */
export async function payCommissions(
  app: App,
  { request, actor }: { request: CommissionPayoutBody; actor: StaffActor },
): Promise<z.input<typeof CommissionPayout>> {
  const { agentId, upTo } = request;
  const now = app.realClock.now();
  if (upTo >= openMonth(now)) refuseField("upTo", "must be a month that is over");
  return inTransaction(app.db, async (tx) => {
    const fees = await lockReferredFees(tx, { userId: agentId });
    if (!fees) return fail("USER_NOT_FOUND", "There is no such sales agent.");
    const items = fees.flatMap(({ month, paid_at, tenant_id: tenantId, slug, currency, ...row }) => {
      const commission = commissionMinor(row.fees_minor, row.commission_bps);
      if (month === null || month > upTo || paid_at !== null || commission === 0) return [];
      return [{ tenantId, slug, month, currency, feesMinor: row.fees_minor, commissionMinor: commission }];
    });
    if (items.length === 0) fail("NOTHING_TO_PAY", "Everything up to this month is already paid.");
    const id = newId("cms");
    await insertPayout(tx, {
      id,
      agentId,
      upTo,
      createdBy: actor.userId,
      createdAt: now,
      items: items.map(({ slug: _, ...item }) => item),
    });
    const sums = groupedBy(items, ({ currency }) => currency);
    const amounts = [...sums].map(([currency, same]) => ({
      currency,
      amount: toMajor(
        same.reduce((sum, item) => sum + item.commissionMinor, 0),
        currency,
      ),
    }));
    const data = { payoutId: id, upTo, amounts };
    await recordAct(tx, { at: now, actor, action: "commissions.paid", subjectId: agentId, data });
    return {
      id,
      agentId,
      upTo,
      paidAt: now.toISOString(),
      amounts,
      months: items.map(({ month, slug, currency, commissionMinor: minor }) => ({
        month,
        slug,
        currency,
        commission: toMajor(minor, currency),
      })),
    };
  });
}
