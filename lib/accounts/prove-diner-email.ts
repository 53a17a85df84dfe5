import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { useAccountToken } from "./account-token-store";
import type { DinerScope } from "./diner";
import { updateDiner } from "./diner-store";
import { linkTokenHash } from "./link-token";

/** Takes an emailed link as proof of the mailbox: past guest orders are the account's from now on. Throws INVALID_TOKEN. */
export function proveDinerEmail(
  app: App,
  { scope, token }: { scope: DinerScope; token: string },
): Promise<{ ok: true }> {
  const now = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const used = await useAccountToken(tx, {
      tokenHash: linkTokenHash(token),
      purpose: "prove_email",
      kind: scope.kind,
      tenantId: scope.kind === "customer" ? scope.tenantId : null,
      now,
    });
    if (!used || !(await updateDiner(tx, scope, { id: used.subjectId, emailProvenAt: now })))
      fail("INVALID_TOKEN", "This link was used or has expired. Ask for a new one.");
    return { ok: true };
  });
}
