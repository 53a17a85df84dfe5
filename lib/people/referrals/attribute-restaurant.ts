import type { Tx } from "@/lib/platform/db/db";
import { findAgentByCode, insertReferral } from "./referral-store";

/** Gives a new restaurant to the agent of a referral code, on the terms of today. Null when there is no such code. */
export async function attributeRestaurant(
  tx: Tx,
  { refCode, tenantId, createdAt }: { refCode: string; tenantId: string; createdAt: Date },
): Promise<{ code: string } | null> {
  const agent = await findAgentByCode(tx, refCode);
  if (!agent) return null;
  const { userId: agentId, commissionBps, code } = agent;
  await insertReferral(tx, { tenantId, agentId, commissionBps, createdAt });
  return { code };
}
