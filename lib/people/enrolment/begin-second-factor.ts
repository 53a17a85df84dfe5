import encodeQR from "qr";
import { fail } from "@/lib/core/errors/app-error";
import type { Browser } from "@/lib/people/auth/browser";
import { checkStaffPassword } from "@/lib/people/auth/check-staff-password";
import type { SignedIn } from "@/lib/people/auth/signed-in-guards";
import { sealSecret } from "@/lib/people/second-factor/sealed-secret";
import type { SecondFactorDraft } from "@/lib/people/second-factor/second-factor-contract";
import { saveDraft } from "@/lib/people/second-factor/second-factor-store";
import { newTotpSecret, totpUri } from "@/lib/people/second-factor/totp";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";

/**
 * Creates a secret for a user's authenticator app, replacing an unconfirmed one; it is not required until a code has
 * confirmed it. The password is needed so that a stranger at an open screen cannot do this. Throws SECOND_FACTOR_ACTIVE
 * and what checkStaffPassword throws.
 */
export async function beginSecondFactor(
  app: App,
  { actor, password, browser }: { actor: SignedIn; password: string; browser: Browser },
): Promise<SecondFactorDraft> {
  const { userId, email } = actor;
  await checkStaffPassword(app, { email, password, browser });
  const secret = newTotpSecret();
  const sealedSecret = sealSecret(app.env.SESSION_SECRET, userId, secret);
  await inTransaction(app.db, async (tx) => {
    if (await saveDraft(tx, { userId, sealedSecret, now: app.realClock.now() })) return;
    fail("SECOND_FACTOR_ACTIVE", "A second factor is already enabled. Disable it first.");
  });
  const uri = totpUri(secret, email);
  return {
    secret,
    uri,
    qrCode: `data:image/svg+xml;base64,${Buffer.from(drawQrCode(uri)).toString("base64")}`,
  };
}

/** Dark on white in every theme, for cameras. */
function drawQrCode(text: string): string {
  const svg = encodeQR(text, "svg", { ecc: "medium", border: 4 });
  return svg.replace(">", '><rect width="100%" height="100%" fill="#fff"/>');
}
