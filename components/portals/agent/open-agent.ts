import { cache } from "react";
import { enterPortal, portalAccess } from "@/components/frame/work/open-portal";
import { salesAgent } from "@/lib/people/auth/portal-guards";

/** What this request's cookies open of the agents' portal, asked once per request. */
export const agentAccess = cache(() => portalAccess(salesAgent));

export async function openAgent(path: string) {
  return enterPortal(await agentAccess(), `/agent${path}`);
}
