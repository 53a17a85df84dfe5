import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { readCookie } from "@/lib/platform/http/cookies";
import type { Guard, GuardInput } from "@/lib/platform/http/guard";
import type { App } from "@/lib/restaurant/app";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { Diner, DinerScope } from "./diner";
import { findDinerSession, isLiveCustomerSession } from "./diner-session-store";
import { readSessionToken, SESSION_COOKIES } from "./session-token";

type Asked = Pick<GuardInput, "app" | "request">;

async function sessionIdOf({ app, request }: Asked, kind: "bazar" | "customer"): Promise<string | null> {
  const token = readCookie(request, SESSION_COOKIES[kind]);
  return token === null ? null : readSessionToken(app.env.SESSION_SECRET, kind, token, app.realClock.now());
}

async function dinerOf(
  asked: Asked,
  kind: "bazar" | "customer",
  tenantId: string | null,
): Promise<Diner | null> {
  const sessionId = await sessionIdOf(asked, kind);
  const { realClock, db } = asked.app;
  return sessionId === null ? null : findDinerSession(db, { sessionId, tenantId, now: realClock.now() });
}

async function isCustomerElsewhere(asked: Asked): Promise<boolean> {
  const sessionId = await sessionIdOf(asked, "customer");
  const { realClock, db } = asked.app;
  return sessionId !== null && isLiveCustomerSession(db, { sessionId, now: realClock.now() });
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

/** The same with the session itself, which a restaurant's own host can be given one from. */
export const bazarSession: Guard<{ diner: Diner; sessionId: string }> = {
  name: "bazar-user",
  cookies: ["bazar_user_session"],
  async check(input) {
    const { diner } = await bazarUser.check(input);
    const sessionId = await sessionIdOf(input, "bazar");
    return { diner, sessionId: sessionId ?? fail("UNAUTHENTICATED", "Sign in to your account first.") };
  },
};

/** A diner of the marketplace, about a restaurant that is open to the public. */
export const bazarUserAt: Guard<{ diner: Diner; shop: { tenant: ShopTenant } }, App> = {
  name: "bazar-user",
  cookies: ["bazar_user_session"],
  async check(input) {
    const { diner } = await bazarUser.check(input);
    const { shop } = await publicTenant.check(input);
    return { diner, shop };
  },
};

/** Specification, guard "customer": a `customer_session` of the same restaurant. */
export const customer: Guard<{ shop: { tenant: ShopTenant }; diner: Diner }, App> = {
  name: "customer",
  cookies: ["customer_session"],
  async check(input) {
    const { shop } = await publicTenant.check(input);
    const diner = await dinerOf(input, "customer", shop.tenant.id);
    if (diner) return { shop, diner };
    if (await isCustomerElsewhere(input)) fail("FORBIDDEN", "Your account belongs to another restaurant.");
    return fail("UNAUTHENTICATED", "Sign in to your account at this restaurant first.");
  },
};

/** The marketplace account that a public request is signed in to, if any; it costs nothing without its cookie. */
export async function findBazarUserId(input: Asked): Promise<string | null> {
  return (await dinerOf(input, "bazar", null))?.id ?? null;
}

/** The restaurant's account that a public request is signed in to, if any; it costs nothing without its cookie. */
export async function findCustomerId(input: Asked, tenantId: string): Promise<string | null> {
  return (await dinerOf(input, "customer", tenantId))?.id ?? null;
}

/** The account that a public request at a restaurant is signed in to, the restaurant's own before the marketplace's. */
export async function findSignedInDiner(
  input: Asked,
  tenantId: TenantId,
): Promise<{ diner: Diner; scope: DinerScope } | null> {
  const customer = await dinerOf(input, "customer", tenantId);
  if (customer) return { diner: customer, scope: { kind: "customer", tenantId } };
  const user = await dinerOf(input, "bazar", null);
  return user && { diner: user, scope: { kind: "bazar" } };
}

/** Both accounts that a public request at a restaurant is signed in to, if any. */
export async function findSignedInDiners(
  input: Asked,
  tenantId: string,
): Promise<{ bazarUserId: string | null; customerId: string | null }> {
  const [bazarUserId, customerId] = await Promise.all([
    findBazarUserId(input),
    findCustomerId(input, tenantId),
  ]);
  return { bazarUserId, customerId };
}
