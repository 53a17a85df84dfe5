import { endpoint } from "@/lib/app/endpoint";
import { salesAgent } from "@/lib/people/auth/portal-guards";
import { listReferrals } from "@/lib/people/referrals/list-referrals";
import { AgentReferrals } from "@/lib/people/referrals/referral-contract";

export const GET = endpoint({
  operationId: "listReferrals",
  summary: "Your referral code, the restaurants that it brought, and what they have earned",
  tag: "Portals",
  guard: salesAgent,
  response: AgentReferrals,
  errors: [],
  handle: ({ app, actor }) => listReferrals(app, actor),
});
