import { newId } from "@/lib/core/ids/ids";
import type { Diner, DinerScope } from "@/lib/people/auth/diner";
import { newLinkToken, PROOF_MINUTES } from "@/lib/people/auth/link-token";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { App } from "@/lib/restaurant/app";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { accountLink, accountSender } from "./account-email";
import { insertAccountToken } from "./account-token-store";

/** Writes a link that confirms the diner's email, and the email that contains it. */
export async function queueEmailProof(
  app: App,
  tx: Tx,
  { scope, diner, locale }: { scope: DinerScope; diner: Diner; locale: string },
): Promise<void> {
  const now = app.realClock.now();
  const { token, tokenHash } = newLinkToken();
  const id = newId("atk");
  const tenant = scope.kind === "customer" ? await getTenantRow(tx, scope) : null;
  const tenantId = tenant?.id ?? null;
  await insertAccountToken(tx, {
    id,
    purpose: "prove_email",
    kind: scope.kind,
    subjectId: diner.id,
    tenantId,
    tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PROOF_MINUTES * 60_000),
  });
  const area = tenant ?? "bazar";
  await queueEmail(app, tx, {
    tenantId,
    to: diner.email,
    template: "prove-email",
    locale,
    props: {
      sender: accountSender(tenant, app.env.publicUrl),
      name: diner.name,
      url: accountLink(app.env.publicUrl, { page: "prove-email", token, area }),
    },
    uniqueKey: `prove-email:${id}`,
  });
}
