import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { Browser } from "@/lib/people/auth/browser";
import { type Diner, type DinerScope, profileOf } from "@/lib/people/auth/diner";
import { hashPassword } from "@/lib/people/auth/password";
import { signInBrowser } from "@/lib/people/auth/sign-in-browser";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { findDinerByEmail, insertDiner } from "./diner-store";
import { queueEmailProof } from "./queue-email-proof";

/**
 * Creates a diner's account, signs it in (Specification, Marketplace account), and emails a link that confirms the
 * address. Throws UNAVAILABLE, and EMAIL_TAKEN, also to all but one of several rivals.
 */
export async function registerDiner(
  app: App,
  input: {
    scope: DinerScope;
    email: string;
    password: string;
    name: string;
    locale: string;
    browser: Browser;
  },
) {
  const { scope, email, name, locale, browser } = input;
  if (await findDinerByEmail(app.db.prisma, scope, email)) refuseTaken();
  const now = app.realClock.now();
  const diner: Diner = {
    id: newId(scope.kind === "bazar" ? "bzu" : "cus"),
    email,
    name,
    createdAt: now,
    emailProvenAt: null,
  };
  const { emailProvenAt: _, ...row } = diner;
  const passwordHash = await hashPassword(input.password, browser.gone);
  try {
    await inTransaction(app.db, async (tx) => {
      await insertDiner(tx, scope, { ...row, passwordHash, gdprConsentAt: now });
      await queueEmailProof(app, tx, { scope, diner, locale });
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseTaken();
    throw error;
  }
  const tenantId = scope.kind === "customer" ? scope.tenantId : undefined;
  const account = { id: diner.id, passwordHash };
  const cookies = await signInBrowser(app, { kind: scope.kind, account, tenantId, browser });
  return { profile: profileOf(diner), cookies };
}

function refuseTaken(): never {
  fail("EMAIL_TAKEN", "An account with this email already exists. Sign in, or reset your password.");
}
