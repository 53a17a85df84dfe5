import { fail } from "@/lib/core/errors/app-error";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { KeyInUse } from "@/lib/people/keys/api-key";
import { KEY_REFUSALS, keyCallerOf, programOf, requireScope } from "@/lib/people/keys/key-guards";
import { isSecondFactorRequired } from "@/lib/people/second-factor/second-factor-policy";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import { findSupportVisit } from "@/lib/people/support/find-support-visit";
import { noteRead } from "@/lib/people/support/note-read";
import type { SupportVisitRow } from "@/lib/people/support/support-visit-contract";
import { readCookie } from "@/lib/platform/http/cookies";
import type { Guard, GuardInput } from "@/lib/platform/http/guard";
import type { FoundTenant } from "@/lib/restaurant/tenancy/found-tenant";
import { findStaffSession, type StaffSession } from "./session-store";
import { readSessionToken, SESSION_COOKIES } from "./session-token";
import { isOfBoard, lowerRole, refuseOnSharedDevice, type SharedDevice } from "./shared-device";

export type TenantRef = FoundTenant & { id: TenantId };

export type StaffActor = {
  userId: string;
  name: string;
  email: string;
  role: "owner" | "co_manager" | "staff" | "superadmin";
  signIn: SignInProof;
  sessionId: string;
  /** On a shared device: whose session it is. The actor is the member who gave their PIN (docs/decisions/105). */
  deviceUserId?: string;
  device?: SharedDevice;
  /** The support visit that a super-admin is making at the restaurant. */
  visitId?: string;
  /** A program acts with this API key, within its scopes, as a manager could (docs/decisions/114); `userId` is the key's too. */
  keyId?: string;
  /** What the key was given; undefined for people. */
  scopes?: readonly string[];
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

/** The same, whatever its owner still has to set up. */
export async function signedInSessionOf(
  { app, request, params }: Pick<GuardInput, "app" | "request" | "params">,
  kind: "platform" | "admin",
): Promise<StaffSession | null> {
  const token = readCookie(request, SESSION_COOKIES[kind]);
  if (token === null) return null;
  const now = app.realClock.now();
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
  const key = await keyCallerOf(input);
  if (key)
    return {
      tenant: tenantOfKey(key, { input, allowed, isImpersonal }),
      actor: { ...programOf(key, input), role: "co_manager" },
    };
  const platform = await staffSessionOf(input, "platform");
  const member = platform && actingMember(platform, input);
  if (platform?.tenant && member && allowed.includes(member.role))
    return { tenant: tenantRefOf(platform.tenant), actor: member };
  if (member && isLocked(member)) refuseLocked();
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

/** Where a key acts. Throws FORBIDDEN elsewhere and for what is an owner's alone, and KEY_SCOPE_REQUIRED. */
function tenantOfKey(
  key: KeyInUse,
  {
    input,
    allowed,
    isImpersonal,
  }: { input: GuardInput; allowed: TenantGuard["allowed"]; isImpersonal: boolean },
): TenantRef {
  if (!key.tenant) return fail("FORBIDDEN", "This API key does not reach this restaurant.");
  if (key.holder === "platform" && !(isImpersonal && isReading(input)))
    fail(
      "FORBIDDEN",
      "Keys of the platform read what holds no personal data, and nothing else of a restaurant.",
    );
  requireScope(key, allowed.includes("co_manager") ? input.scope : null);
  return { ...key.tenant, id: mintTenantId(key.tenant.id) };
}

/**
 * Who acts with a session at the restaurant in the path: its user, or on a shared device the member who gave their PIN,
 * with the lower of both roles. This is the one place that decides it. Null for somebody who is not on the team. Throws
 * PIN_REQUIRED on a locked device, unless it shows what is asked for, and OWN_SIGN_IN_REQUIRED at other restaurants.
 */
function actingMember(session: StaffSession, { request, tag }: GuardInput): StaffActor | null {
  const { tenant, device, userId, name, email, signIn, sessionId } = session;
  const role = tenant?.memberRole;
  if (!tenant || !role) return null;
  if (!device) return { userId, name, email, role, signIn, sessionId };
  if (device.tenantId !== tenant.id) return refuseOnSharedDevice();
  const proof = { ...signIn, isOfDevice: true } as const;
  const { acting } = device;
  if (acting)
    return {
      userId: acting.userId,
      name: acting.name,
      email: acting.email,
      role: lowerRole(role, acting.role),
      signIn: proof,
      sessionId,
      deviceUserId: userId,
      device,
    };
  if (!isOfBoard(device, { method: request.method, tag })) refuseLocked();
  return {
    userId,
    name,
    email,
    role: "staff",
    signIn: proof,
    sessionId,
    deviceUserId: userId,
    device,
  };
}

/** Whether nobody has unlocked the shared device that somebody acts with: it only shows the board. */
export function isLocked({ device }: Pick<StaffActor, "device">): boolean {
  return device !== undefined && device.acting === null;
}

function refuseLocked(): never {
  return fail("PIN_REQUIRED", "This shared device is locked. Choose your name and enter your PIN.");
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
  const isRead = isReading({ request });
  if (isRead && isImpersonal) return visit;
  if (!visit)
    return fail(
      "SUPPORT_VISIT_REQUIRED",
      `Start a support visit first, which the restaurant sees: POST /api/admin/tenants/${tenant.slug}/support-visits with a reason. It lasts an hour.`,
    );
  if (isRead && tag) await noteRead(app, { visit, area: tag });
  return visit;
}

function isReading({ request }: Pick<GuardInput, "request">): boolean {
  return request.method === "GET" || request.method === "HEAD";
}

const DEVICE_REFUSALS = ["PIN_REQUIRED", "OWN_SIGN_IN_REQUIRED"] as const;

function tenantGuard(name: string, allowed: TenantGuard["allowed"]): TenantGuard {
  return {
    name,
    cookies: ["platform_session", "admin_session"],
    allowed,
    refusals: ["SUPPORT_VISIT_REQUIRED", ...DEVICE_REFUSALS, ...KEY_REFUSALS],
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
    refusals: [...DEVICE_REFUSALS, ...KEY_REFUSALS],
    check: (input) => checkTenantAccess(input, { allowed, isImpersonal: true }),
  };
}

/** The same for what a PIN is not enough for: who is on the team, and what they sign in with. */
export function personal(guard: TenantGuard): TenantGuard {
  return {
    ...guard,
    async check(input) {
      const caller = await guard.check(input);
      if (caller.actor.deviceUserId !== undefined) refuseOnSharedDevice();
      if (caller.actor.keyId !== undefined) requireScope({ scopes: [] }, null);
      return caller;
    },
  };
}

/** A session of one of the restaurant's team and its device, whether anybody has unlocked it or not. */
export const teamDevice: Guard<{
  tenant: TenantRef;
  session: StaffSession;
}> = {
  name: "team-device",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  async check(input) {
    const session = await staffSessionOf(input, "platform");
    if (!session) return fail("UNAUTHENTICATED", "Sign in to the restaurant's dashboard first.");
    if (!session.tenant?.memberRole)
      return fail("FORBIDDEN", "Your account does not have access to this restaurant.");
    if (session.device && session.device.tenantId !== session.tenant.id) refuseOnSharedDevice();
    return { tenant: tenantRefOf(session.tenant), session };
  },
};

/** Somebody of the restaurant's team in a session of their own, about themselves there. */
export const teamMember: Guard<{ tenant: TenantRef; actor: StaffActor }> = {
  name: "team-member",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  async check(input) {
    const { tenant, session } = await teamDevice.check(input);
    if (session.device) refuseOnSharedDevice();
    const actor = actingMember(session, input);
    return {
      tenant,
      actor: actor ?? fail("FORBIDDEN", "Your account does not have access to this restaurant."),
    };
  },
};

/** The session of one person: a shared device's is about nobody's account. Throws UNAUTHENTICATED and OWN_SIGN_IN_REQUIRED. */
export function onePersons(session: StaffSession | null): StaffSession {
  if (!session) return fail("UNAUTHENTICATED", "Sign in first.");
  if (session.device) refuseOnSharedDevice();
  return session;
}

/** Specification, guard "super-admin": `admin_session` only. Or a key of the platform with the scope (docs/decisions/114). */
export const superAdmin: Guard<{ actor: StaffActor }> = {
  name: "super-admin",
  cookies: ["admin_session"],
  refusals: KEY_REFUSALS,
  async check(input) {
    const key = await keyCallerOf(input);
    if (key) {
      if (key.holder !== "platform") fail("FORBIDDEN", "Only keys of the platform open this.");
      requireScope(key, input.scope);
      return { actor: { ...programOf(key, input), role: "superadmin" } };
    }
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
