import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { getOnlineState } from "@/lib/payments/payouts/get-online-state";
import { listStaff } from "@/lib/people/accounts/list-staff";
import { listSupportVisits } from "@/lib/people/support/list-support-visits";
import { supportVisitView } from "@/lib/people/support/support-visit-contract";
import { quotaUse } from "@/lib/restaurant/tenancy/quotas";
import { countQuotaUse, findTenantId, getTenantSurroundings, listTrade } from "./tenant-admin-store";
import { adminTenantView, lastWeek, tradeView } from "./tenant-view";

/** A restaurant with everybody and everything around it, whatever its status. Throws TENANT_NOT_FOUND. */
export async function getTenant(app: App, { tenantRef }: { tenantRef: string }) {
  const tenantId = await findTenantId(app.db, tenantRef);
  if (tenantId === null) return fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const since = lastWeek(app.clock.now());
  const [surroundings, trade, used, { staff }, visits, { state: onlinePayments }] = await Promise.all([
    getTenantSurroundings(app.db, { tenantId }),
    listTrade(app.db, { tenantIds: [tenantId], since }),
    countQuotaUse(app.db, { tenantId }),
    listStaff(app, { tenantId }),
    listSupportVisits(app, { tenantId }),
    getOnlineState(app, { tenantId }),
  ]);
  const { referral, payoutAccount, organization, twin, ...row } = surroundings;
  return {
    ...adminTenantView(row),
    ...tradeView(trade.get(tenantId)),
    team: staff.toSorted((a, b) => RANKS.indexOf(a.role) - RANKS.indexOf(b.role)),
    organization,
    twin: twin && { id: twin.id, slug: twin.slug, openedAt: twin.createdAt.toISOString() },
    referral: referral && {
      agentId: referral.agentId,
      name: referral.agent.user.name,
      refCode: referral.agent.code,
      commissionPercent: referral.commissionBps / 100,
      since: referral.createdAt.toISOString(),
    },
    payoutAccount,
    onlinePayments,
    quotaUse: quotaUse(row.quotas, used),
    supportVisits: visits.map((visit) => ({
      ...supportVisitView(visit),
      userId: visit.userId,
      name: visit.user.name,
    })),
  };
}

const RANKS = ["tenant-owner", "co-manager", "staff"];
