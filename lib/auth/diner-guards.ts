import type { Diner } from "@/lib/accounts/diner";
import { fail } from "@/lib/errors/app-error";
import { readCookie } from "@/lib/http/cookies";
import type { Guard, GuardInput } from "@/lib/http/guard";
import type { Shop } from "@/lib/menu/shop";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { findDinerSession } from "./diner-session-store";
import { readSessionToken, SESSION_COOKIES } from "./session-token";

type Asked = Pick<GuardInput, "app" | "request">;

async function dinerOf(
  { app, request }: Asked,
  kind: "bazar" | "customer",
  tenantId: string | null,
): Promise<Diner | null> {
  const token = readCookie(request, SESSION_COOKIES[kind]);
  if (token === null) return null;
  const now = app.clock.now();
  const sessionId = await readSessionToken(app.env.SESSION_SECRET, kind, token, now);
  return sessionId === null ? null : findDinerSession(app.db, { sessionId, tenantId, now });
}

/** A diner who is signed in on the marketplace: `bazar_user_session`. */
export const bazarUser: Guard<{ diner: Diner }> = {
  name: "bazar-user",
  cookies: ["bazar_user_session"],
  async check(input) {
    const diner = await dinerOf(input, "bazar", null);
    return { diner: diner ?? fail("UNAUTHENTICATED", "Sign in to your account first.") };
  },
};

/** Specification, guard "customer": a `customer_session` of the same restaurant. */
export const customer: Guard<{ shop: Shop; diner: Diner }> = {
  name: "customer",
  cookies: ["customer_session"],
  async check(input) {
    const { shop } = await publicTenant.check(input);
    const diner = await dinerOf(input, "customer", shop.tenant.id);
    return {
      shop,
      diner: diner ?? fail("UNAUTHENTICATED", "Sign in to your account at this restaurant first."),
    };
  },
};

/** The accounts that a public request is signed in to, if any; it costs nothing without their cookies. */
export async function findSignedInDiners(
  input: Asked,
  tenantId: string,
): Promise<{ bazarUserId: string | null; customerId: string | null }> {
  const [user, guest] = await Promise.all([
    dinerOf(input, "bazar", null),
    dinerOf(input, "customer", tenantId),
  ]);
  return { bazarUserId: user?.id ?? null, customerId: guest?.id ?? null };
}
