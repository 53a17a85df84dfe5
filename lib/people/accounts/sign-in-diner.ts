import { fail } from "@/lib/core/errors/app-error";
import type { Browser } from "@/lib/people/auth/browser";
import { checkPassword } from "@/lib/people/auth/check-password";
import { type DinerScope, profileOf } from "@/lib/people/auth/diner";
import { signInBrowser } from "@/lib/people/auth/sign-in-browser";
import { refuseRate } from "@/lib/platform/rate-limit/limiter";
import {
  customerLoginAddressLimit,
  dinerLoginFailureLimit,
  marketplaceLoginGlobalLimit,
  marketplaceLoginLimit,
} from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";
import { findDinerByEmail } from "./diner-store";

/**
 * Signs a diner in with a new session (Specification, Marketplace account and Limits). Throws INVALID_CREDENTIALS,
 * alike in words and time for unknown email and wrong password, RATE_LIMITED and UNAVAILABLE.
 */
export async function signInDiner(
  app: App,
  input: { scope: DinerScope; email: string; password: string; browser: Browser },
) {
  const { scope, email, password, browser } = input;
  if (scope.kind === "bazar") await takeMarketplaceTry(app, browser.address);
  const tenantId = scope.kind === "customer" ? scope.tenantId : undefined;
  const diner = await findDinerByEmail(app.db.prisma, scope, email);
  await checkPassword(app, {
    account: diner,
    password,
    browser,
    perAccount: { limit: dinerLoginFailureLimit, within: [scope.kind, tenantId ?? ""], email },
    ...(scope.kind === "customer" ? { perAddress: customerLoginAddressLimit } : {}),
  });
  if (!diner) return fail("INVALID_CREDENTIALS", "Wrong email or password.");
  const cookies = await signInBrowser(app, { kind: scope.kind, account: diner, tenantId, browser });
  return { profile: profileOf(diner), cookies };
}

/**
 * Counts every try, successes included (Specification, Limits). One that the limit of all addresses refuses is looked
 * for first, so that it costs its own address nothing.
 */
async function takeMarketplaceTry(app: App, clientAddress: string): Promise<void> {
  const waitSeconds = await app.limiter.peek(marketplaceLoginGlobalLimit, []);
  if (waitSeconds !== null) refuseRate(marketplaceLoginGlobalLimit, waitSeconds);
  await app.limiter.take(marketplaceLoginLimit, [clientAddress]);
  await app.limiter.take(marketplaceLoginGlobalLimit, []);
}
