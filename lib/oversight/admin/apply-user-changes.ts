import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { Tx } from "@/lib/platform/db/db";
import type { UpdateUserBody } from "./admin-contract";
import { replaceDesigns, replaceOrganizations, saveAgent } from "./user-admin-store";

/**
 * Writes an agent's terms, a designer's restaurants and a manager's groups, as far as they are given, in the caller's
 * transaction. Throws VALIDATION_FAILED for what does not exist; breaks a unique key when the code is another agent's.
 */
export async function applyUserChanges(
  tx: Tx,
  input: { userId: string; knownCode: string | undefined; changes: Omit<UpdateUserBody, "role"> },
): Promise<void> {
  const { userId, knownCode, changes } = input;
  const { refCode, commissionPercent, designs, organizations } = changes;
  if (refCode !== undefined || commissionPercent !== undefined) {
    const code = refCode?.toUpperCase() ?? knownCode;
    if (code === undefined) return refuseField("refCode", "is missing: give the agent a code first");
    const commissionBps = commissionPercent === undefined ? undefined : Math.round(commissionPercent * 100);
    await saveAgent(tx, { userId, code, commissionBps });
  }
  const unknown = [
    ...(designs ? await replaceDesigns(tx, { userId, slugs: designs }) : []),
    ...(organizations ? await replaceOrganizations(tx, { userId, ids: organizations }) : []),
  ];
  if (unknown.length > 0) fail("VALIDATION_FAILED", `There is no ${unknown.join(", ")}.`);
}
