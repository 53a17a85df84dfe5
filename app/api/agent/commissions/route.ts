import { endpoint } from "@/lib/app/endpoint";
import { salesAgent } from "@/lib/people/auth/portal-guards";
import { commissionTable } from "@/lib/people/referrals/commission-csv";
import { listCommissions } from "@/lib/people/referrals/list-commissions";
import { AgentCommissions, CommissionQuery } from "@/lib/people/referrals/referral-contract";
import { wantsCsv } from "@/lib/platform/http/table-reply";

export const GET = endpoint({
  operationId: "listCommissions",
  summary: "List what you have earned, by month and restaurant",
  description: "As CSV with `Accept: text/csv` or `?format=csv`.",
  tag: "Portals",
  guard: salesAgent,
  query: CommissionQuery,
  response: AgentCommissions,
  errors: [],
  handle: async ({ app, actor, request, query }) => {
    const { month } = query;
    const commissions = await listCommissions(app, { userId: actor.userId, month });
    return wantsCsv(request, query) ? commissionTable(commissions, month) : commissions;
  },
});
