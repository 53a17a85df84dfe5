import type { App } from "@/lib/restaurant/app";
import { findAgent } from "./referral-store";

/** An agent's code and share, or null for one who has no code yet. */
export async function findAgentTerms(
  app: App,
  { userId }: { userId: string },
): Promise<{ code: string; commissionPercent: number } | null> {
  const agent = await findAgent(app.db, { userId });
  return agent && { code: agent.code, commissionPercent: agent.commissionBps / 100 };
}
