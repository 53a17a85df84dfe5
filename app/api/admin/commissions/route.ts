import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listAllCommissions } from "@/lib/referrals/list-all-commissions";
import { CommissionList, CommissionQuery } from "@/lib/referrals/payout-contract";

export const GET = endpoint({
  operationId: "listAllCommissions",
  summary: "What sales agents were paid and are to be paid",
  tag: "Platform",
  guard: superAdmin,
  query: CommissionQuery,
  response: CommissionList,
  errors: [],
  handle: ({ app, query }) => listAllCommissions(app, query),
});
