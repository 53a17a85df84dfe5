import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { getStanding } from "./staff-user-store";

type OwnAct =
  | "auth.signed-in"
  | "auth.signed-out"
  | "auth.reauthenticated"
  | "auth.password-reset"
  | "auth.second-factor-enabled"
  | "auth.second-factor-disabled"
  | "auth.recovery-codes-renewed";

/** Records what staff do with their own account, in the transaction of the act (docs/decisions/031). */
export async function recordOwnAct(
  tx: Tx,
  { userId, ...act }: { userId: string; action: OwnAct; at: Date; data?: object },
): Promise<void> {
  const { role, tenantId } = await getStanding(tx, userId);
  await recordAct(tx, { ...act, actor: { userId, role }, tenantId, subjectId: userId });
}
