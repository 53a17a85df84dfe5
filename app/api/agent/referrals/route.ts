import { endpoint } from "@/lib/app/endpoint";
import { salesAgent } from "@/lib/people/auth/portal-guards";
import { listReferrals } from "@/lib/people/referrals/list-referrals";
import { AgentReferrals } from "@/lib/people/referrals/referral-contract";

export const GET = endpoint({
  operationId: "listReferrals",
  summary: "Get your referral code and the restaurants you referred, with what they have earned you",
  description: "What a restaurant earned you so far; a commission is paid once its month is over.",
  tag: "Portals",
  guard: salesAgent,
  response: AgentReferrals,
  errors: [],
  handle: ({ app, actor }) => listReferrals(app, actor),
});
