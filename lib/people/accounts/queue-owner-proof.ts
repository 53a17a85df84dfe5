import { newId } from "@/lib/core/ids/ids";
import { newLinkToken, PROOF_MINUTES } from "@/lib/people/auth/link-token";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { App } from "@/lib/restaurant/app";
import { accountLink } from "./account-email";
import { insertAccountToken } from "./account-token-store";

/** Writes a link that confirms an owner's email and so opens the restaurant, and the email that contains it. */
export async function queueOwnerProof(
  app: App,
  tx: Tx,
  input: {
    owner: { userId: string; name: string; email: string };
    /** The name of the draft. */
    restaurant: string;
    locale: string;
  },
): Promise<void> {
  const { owner, restaurant, locale } = input;
  const now = app.realClock.now();
  const { token, tokenHash } = newLinkToken();
  const id = newId("atk");
  await insertAccountToken(tx, {
    id,
    purpose: "prove_email",
    kind: "platform",
    subjectId: owner.userId,
    tenantId: null,
    tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PROOF_MINUTES * 60_000),
  });
  await queueEmail(app, tx, {
    tenantId: null,
    to: owner.email,
    template: "prove-owner-email",
    locale,
    props: {
      name: owner.name,
      restaurant,
      url: accountLink(app.env.publicUrl, { page: "prove-email", token, area: "staff" }),
    },
    uniqueKey: `prove-owner-email:${id}`,
  });
}
