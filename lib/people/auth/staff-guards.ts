import { fail } from "@/lib/core/errors/app-error";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { isSecondFactorRequired } from "@/lib/people/second-factor/second-factor-policy";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import { findSupportVisit } from "@/lib/people/support/find-support-visit";
import { noteRead } from "@/lib/people/support/note-read";
import type { SupportVisitRow } from "@/lib/people/support/support-visit-contract";
import type { TenantStatus } from "@/lib/platform/db/generated/enums";
import { readCookie } from "@/lib/platform/http/cookies";
import type { Guard, GuardInput } from "@/lib/platform/http/guard";
import { findStaffSession, type StaffSession } from "./session-store";
import { readSessionToken, SESSION_COOKIES } from "./session-token";

export type TenantRef = {
  id: TenantId;
  slug: string;
  name: string;
  status: TenantStatus;
  timeZone: string;
  currency: string;
  country: string;
  locales: string[];
};

export type StaffActor = {
  userId: string;
  name: string;
  email: string;
  role: "owner" | "co_manager" | "staff" | "superadmin";
  signIn: SignInProof;
  sessionId: string;
  /** The support visit that a super-admin is making at the restaurant. */
  visitId?: string;
};

/**
 * The live staff session of one cookie, with its standing to the tenant in the path. Throws
 * SECOND_FACTOR_ENROLMENT_REQUIRED for a session that opens nothing but switching a second factor on.
 */
export async function staffSessionOf(
  input: Pick<GuardInput, "app" | "request" | "params">,
  kind: "platform" | "admin",
): Promise<StaffSession | null> {
  const session = await signedInSessionOf(input, kind);
  if (session && !session.signIn.hasSecondFactor && isSecondFactorRequired(session.role, input.app.env)) {
    fail("SECOND_FACTOR_ENROLMENT_REQUIRED", "Enable your second factor first, at /security.");
  }
  return session;
}

async function signedInSessionOf(
  { app, request, params }: Pick<GuardInput, "app" | "request" | "params">,
  kind: "platform" | "admin",
): Promise<StaffSession | null> {
  const token = readCookie(request, SESSION_COOKIES[kind]);
  if (token === null) return null;
  const now = app.clock.now();
  const sessionId = await readSessionToken(app.env.SESSION_SECRET, kind, token, now);
  if (sessionId === null) return null;
  return findStaffSession(app.db, { sessionId, kind, tenantRef: params.tenantId ?? null, now });
}

function tenantRefOf({ memberRole: _, ...tenant }: NonNullable<StaffSession["tenant"]>): TenantRef {
  return { ...tenant, id: mintTenantId(tenant.id) };
}

type TenantGuard = Guard<{ tenant: TenantRef; actor: StaffActor }> & {
  allowed: readonly StaffActor["role"][];
};

async function checkTenantAccess(
  input: GuardInput,
  { allowed, isImpersonal }: { allowed: TenantGuard["allowed"]; isImpersonal: boolean },
): Promise<{ tenant: TenantRef; actor: StaffActor }> {
  const platform = await staffSessionOf(input, "platform");
  const role = platform?.tenant?.memberRole;
  if (platform?.tenant && role && allowed.includes(role)) {
    const { userId, name, email, signIn, sessionId } = platform;
    return { tenant: tenantRefOf(platform.tenant), actor: { userId, name, email, role, signIn, sessionId } };
  }
  const admin = await staffSessionOf(input, "admin");
  if (admin?.role === "superadmin" && admin.tenant) {
    const { userId, name, email, signIn, sessionId } = admin;
    const tenant = tenantRefOf(admin.tenant);
    const visit = await visitOf(input, { tenant, userId, isImpersonal });
    return {
      tenant,
      actor: { userId, name, email, role: "superadmin", signIn, sessionId, visitId: visit?.id },
    };
  }
  if (!platform && !admin) fail("UNAUTHENTICATED", "Sign in to the restaurant's dashboard first.");
  return fail("FORBIDDEN", "Your account does not have access to this part of the restaurant.");
}

/**
 * The support visit that a super-admin needs for everything but reading what holds no personal data; what they read is
 * recorded (docs/decisions/076). Throws SUPPORT_VISIT_REQUIRED.
 */
async function visitOf(
  { app, request, tag }: GuardInput,
  { tenant, userId, isImpersonal }: { tenant: TenantRef; userId: string; isImpersonal: boolean },
): Promise<SupportVisitRow | null> {
  const visit = await findSupportVisit(app, { tenantId: tenant.id, userId });
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && isImpersonal) return visit;
  if (!visit)
    return fail(
      "SUPPORT_VISIT_REQUIRED",
      `Start a support visit first, which the restaurant sees: POST /api/admin/tenants/${tenant.slug}/support-visits with a reason. It lasts an hour.`,
    );
  if (isRead && tag) await noteRead(app, { visit, area: tag });
  return visit;
}

function tenantGuard(name: string, allowed: TenantGuard["allowed"]): TenantGuard {
  return {
    name,
    cookies: ["platform_session", "admin_session"],
    allowed,
    refusals: ["SUPPORT_VISIT_REQUIRED"],
    check: (input) => checkTenantAccess(input, { allowed, isImpersonal: false }),
  };
}

/** Specification, guard "tenant access": owns or co-manages the tenant, or is a super-admin. */
export const tenantAccess = tenantGuard("tenant", ["owner", "co_manager"]);

/** Tenant access that staff limited to orders and bookings has as well. */
export const tenantStaffAccess = tenantGuard("tenant-staff", ["owner", "co_manager", "staff"]);

/**
 * For what only an owner of the tenant, or a super-admin, decides: the account that its money goes to, who did what.
 */
export const tenantOwnerAccess = tenantGuard("tenant-owner", ["owner"]);

/** The same for reading what holds no personal data: a super-admin needs no support visit for it. */
export function impersonal(guard: TenantGuard): TenantGuard {
  const { allowed } = guard;
  return {
    ...guard,
    refusals: [],
    check: (input) => checkTenantAccess(input, { allowed, isImpersonal: true }),
  };
}

/** Somebody of the staff and the session that carries them, whatever else it opens. */
export type SignedIn = Pick<StaffSession, "sessionId" | "userId" | "name" | "email" | "role" | "signIn">;

/** Any session of the staff, about its own account. Where a browser has both kinds, it is the super-admin's. */
export const signedInStaff: Guard<{ actor: SignedIn }> = {
  name: "staff",
  cookies: ["platform_session", "admin_session"],
  async check(input) {
    const session = (await signedInSessionOf(input, "admin")) ?? (await signedInSessionOf(input, "platform"));
    return { actor: session ?? fail("UNAUTHENTICATED", "Sign in first.") };
  },
};

/** The same, of the kind that the query's `scope` names. */
export const staffOfScope: Guard<{ actor: SignedIn }> = {
  ...signedInStaff,
  async check(input) {
    const scope = new URL(input.request.url).searchParams.get("scope");
    if (scope !== "platform" && scope !== "admin") return signedInStaff.check(input);
    const session = await signedInSessionOf(input, scope);
    return { actor: session ?? fail("UNAUTHENTICATED", "Sign in first.") };
  },
};

/** Specification, guard "super-admin": `admin_session` only. */
export const superAdmin: Guard<{ actor: StaffActor }> = {
  name: "super-admin",
  cookies: ["admin_session"],
  async check(input) {
    const admin = await staffSessionOf(input, "admin");
    if (admin?.role === "superadmin") {
      const { userId, name, email, signIn, sessionId } = admin;
      return { actor: { userId, name, email, role: "superadmin", signIn, sessionId } };
    }
    if (admin ?? (await staffSessionOf(input, "platform")))
      fail("FORBIDDEN", "Only super-admins can do this.");
    return fail("UNAUTHENTICATED", "Sign in as a super-admin first.");
  },
};
