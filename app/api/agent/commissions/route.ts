import { salesAgent } from "@/lib/auth/portal-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listCommissions } from "@/lib/referrals/list-commissions";
import { AgentCommissions } from "@/lib/referrals/referral-contract";

export const GET = endpoint({
  operationId: "listCommissions",
  summary: "What you have earned, by month and restaurant",
  tag: "Portals",
  guard: salesAgent,
  response: AgentCommissions,
  errors: [],
  handle: ({ app, actor }) => listCommissions(app, actor),
});
