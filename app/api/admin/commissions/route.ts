import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { listAllCommissions } from "@/lib/people/referrals/list-all-commissions";
import { CommissionList, CommissionQuery } from "@/lib/people/referrals/payout-contract";

export const GET = endpoint({
  operationId: "listAllCommissions",
  summary: "List the commissions of all sales agents, paid and unpaid",
  description:
    "Each line is one restaurant's month: what the agent earns of the platform's fee, and whether it was paid.",
  tag: "Admin money",
  guard: superAdmin,
  query: CommissionQuery,
  response: CommissionList,
  errors: [],
  handle: ({ app, query }) => listAllCommissions(app, query),
});
