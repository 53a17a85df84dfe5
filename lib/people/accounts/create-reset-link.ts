import { newId } from "@/lib/core/ids/ids";
import { newLinkToken, RESET_MINUTES } from "@/lib/people/auth/link-token";
import type { Tx } from "@/lib/platform/db/db";
import type { SessionKind } from "@/lib/platform/db/generated/enums";
import type { App } from "@/lib/restaurant/app";
import { accountLink } from "./account-email";
import { insertAccountToken } from "./account-token-store";

/** A link that sets a new password of an account, good once and for an hour, with the id that it is kept under. */
export async function createResetLink(
  app: App,
  tx: Tx,
  account: {
    kind: SessionKind;
    subjectId: string;
    tenantId: string | null;
    area: Parameters<typeof accountLink>[1]["area"];
  },
): Promise<{ id: string; url: string }> {
  const { area, ...owner } = account;
  const { token, tokenHash } = newLinkToken();
  const id = newId("atk");
  const now = app.realClock.now();
  await insertAccountToken(tx, {
    ...owner,
    id,
    purpose: "reset_password",
    tokenHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_MINUTES * 60_000),
  });
  return { id, url: accountLink(app.env.publicUrl, { page: "reset-password", token, area }) };
}
