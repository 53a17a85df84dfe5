import { endpoint } from "@/lib/app/endpoint";
import { salesAgent } from "@/lib/people/auth/portal-guards";
import { listCommissions } from "@/lib/people/referrals/list-commissions";
import { AgentCommissions } from "@/lib/people/referrals/referral-contract";

export const GET = endpoint({
  operationId: "listCommissions",
  summary: "List what you have earned, by month and restaurant",
  tag: "Portals",
  guard: salesAgent,
  response: AgentCommissions,
  errors: [],
  handle: ({ app, actor }) => listCommissions(app, actor),
});
