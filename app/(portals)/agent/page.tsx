import { AgentHome } from "@/components/portals/agent/agent-home";
import { NoCode } from "@/components/portals/agent/no-code";
import { openAgent } from "@/components/portals/agent/open-agent";
import { getPageApp } from "@/lib/app/page-app";
import { findAgentTerms } from "@/lib/people/referrals/find-agent-terms";
import { listCommissions } from "@/lib/people/referrals/list-commissions";
import { listReferrals } from "@/lib/people/referrals/list-referrals";

export default async function AgentPage() {
  const access = await openAgent("");
  if (!access) return null;
  const app = getPageApp();
  if (!(await findAgentTerms(app, access.actor))) return <NoCode />;
  const [referrals, commissions] = await Promise.all([
    listReferrals(app, access.actor),
    listCommissions(app, access.actor),
  ]);
  return <AgentHome referrals={referrals} totals={commissions.totals} />;
}
