import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { getStanding } from "./staff-user-store";

type OwnAct =
  | "auth.signed-in"
  | "auth.signed-out"
  | "auth.password-reset"
  | "auth.second-factor-enabled"
  | "auth.second-factor-disabled"
  | "auth.recovery-codes-renewed";

/** Writes down, with the act, what somebody of the staff does with the own account (docs/decisions/031). */
export async function recordOwnAct(
  tx: Tx,
  { userId, ...act }: { userId: string; action: OwnAct; at: Date; data?: object },
): Promise<void> {
  const { role, tenantId } = await getStanding(tx, userId);
  await recordAct(tx, { ...act, actor: { userId, role }, tenantId, subjectId: userId });
}
