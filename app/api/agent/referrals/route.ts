import { salesAgent } from "@/lib/auth/portal-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listReferrals } from "@/lib/referrals/list-referrals";
import { AgentReferrals } from "@/lib/referrals/referral-contract";

export const GET = endpoint({
  operationId: "listReferrals",
  summary: "Your referral code, the restaurants that it brought, and what they have earned",
  tag: "Portals",
  guard: salesAgent,
  response: AgentReferrals,
  errors: [],
  handle: ({ app, actor }) => listReferrals(app, actor),
});
