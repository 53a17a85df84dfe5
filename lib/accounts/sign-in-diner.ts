import type { App } from "@/lib/app/app";
import { openSession } from "@/lib/auth/open-session";
import { verifyPassword } from "@/lib/auth/password";
import { fail } from "@/lib/errors/app-error";
import {
  customerLoginLimit,
  marketplaceLoginGlobalLimit,
  marketplaceLoginLimit,
} from "@/lib/rate-limit/limits";
import { type DinerScope, profileOf } from "./diner";
import { findDinerByEmail } from "./diner-store";

/**
 * Signs a diner in with a fresh session (Specification, Marketplace account and Limits). Throws INVALID_CREDENTIALS,
 * alike in words and time for unknown email and wrong password, and RATE_LIMITED.
 */
export async function signInDiner(
  app: App,
  input: { scope: DinerScope; email: string; password: string; clientAddress: string; secure: boolean },
) {
  const { scope, secure } = input;
  await takeAttempt(app, scope, input.clientAddress);
  const diner = await findDinerByEmail(app.db.prisma, scope, input.email);
  if (!(await verifyPassword(input.password, diner?.passwordHash ?? null)) || !diner)
    return fail("INVALID_CREDENTIALS", "Email and password do not belong together.");
  const tenantId = scope.kind === "customer" ? scope.tenantId : undefined;
  const cookie = await openSession(app, { kind: scope.kind, subjectId: diner.id, tenantId, secure });
  return { profile: profileOf(diner), cookie };
}

/** An attempt that the limit of all addresses refuses is looked for first, so that it costs its own address nothing. */
async function takeAttempt(app: App, scope: DinerScope, clientAddress: string): Promise<void> {
  if (scope.kind === "customer") return app.limiter.take(customerLoginLimit, [scope.tenantId, clientAddress]);
  const waitSeconds = await app.limiter.peek(marketplaceLoginGlobalLimit, []);
  if (waitSeconds !== null)
    fail("RATE_LIMITED", `Too many requests. Try again in ${waitSeconds} seconds.`, {
      headers: { "retry-after": String(waitSeconds) },
    });
  await app.limiter.take(marketplaceLoginLimit, [clientAddress]);
  await app.limiter.take(marketplaceLoginGlobalLimit, []);
}
