import { fail } from "@/lib/core/errors/app-error";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { KeyInUse } from "@/lib/people/keys/api-key";
import { KEY_REFUSALS, keyCallerOf, programOf, requireScope } from "@/lib/people/keys/key-guards";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { PlatformRole } from "@/lib/platform/db/generated/enums";
import type { Guard, GuardInput } from "@/lib/platform/http/guard";
import { findDesignedTenant, findGroup, findGroupOf, ownsTenant } from "./portal-store";
import type { StaffSession } from "./session-store";
import { onePersons, staffSessionOf, type TenantRef } from "./staff-guards";

export type PortalActor = { userId: string; name: string; email: string; role: PlatformRole };

export type Group = { id: string; name: string; hqTenantId: string; tenants: TenantRef[] };

async function platformSession(input: GuardInput): Promise<StaffSession> {
  return onePersons(await staffSessionOf(input, "platform"));
}

async function portalActor(input: GuardInput, role: PlatformRole): Promise<PortalActor> {
  const { userId, name, email, ...session } = await platformSession(input);
  if (session.role !== role) fail("FORBIDDEN", "Your account does not have access to this portal.");
  return { userId, name, email, role };
}

/** Anybody with a live session of the platform, whatever their role. */
export const platformUser: Guard<{ actor: PortalActor }> = {
  name: "platform-user",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  async check(input) {
    const { userId, name, email, role } = await platformSession(input);
    return { actor: { userId, name, email, role } };
  },
};

/** Specification, guard "web-designer". */
export const webDesigner: Guard<{ actor: PortalActor }> = {
  name: "web-designer",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  check: async (input) => ({ actor: await portalActor(input, "web_designer") }),
};

/** A web designer at a restaurant that was assigned to them. */
export const tenantDesigner: Guard<{ actor: PortalActor; tenant: TenantRef }> = {
  name: "web-designer",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  async check(input) {
    const actor = await portalActor(input, "web_designer");
    const tenantRef = input.params.tenantId ?? "";
    const tenant = await findDesignedTenant(input.app.db, { userId: actor.userId, tenantRef });
    if (!tenant) return fail("FORBIDDEN", "This restaurant is not assigned to you.");
    return { actor, tenant: { ...tenant, id: mintTenantId(tenant.id) } };
  },
};

/** Specification, guard "sales-agent". */
export const salesAgent: Guard<{ actor: PortalActor }> = {
  name: "sales-agent",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  check: async (input) => ({ actor: await portalActor(input, "sales_agent") }),
};

export type GroupActor = PortalActor & { signIn: SignInProof; keyId?: string };

/**
 * Specification, guard "group access": owner of the headquarters, or a group-manager of this organization. Or a key of the
 * group with the scope (docs/decisions/114).
 */
export const groupAccess: Guard<{ actor: GroupActor; group: Group }> = {
  name: "group",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED", ...KEY_REFUSALS],
  async check(input) {
    const key = await keyCallerOf(input);
    return key ? groupOfKey(key, input) : ledGroup(input);
  },
};

/** For what the owners of a group's headquarters decide alone: which programs reach all its restaurants. */
export const groupOwnerAccess: Guard<{ actor: GroupActor; group: Group }> = {
  ...groupAccess,
  name: "group-owner",
  async check(input) {
    if (await keyCallerOf(input)) requireScope({ scopes: [] }, null);
    const { actor, group } = await ledGroup(input);
    if (!(await ownsTenant(input.app.db, { userId: actor.userId, tenantId: group.hqTenantId })))
      fail("FORBIDDEN", "Only owners of the group's headquarters can do this.");
    return { actor, group };
  },
};

async function ledGroup(input: GuardInput): Promise<{ actor: GroupActor; group: Group }> {
  const { userId, name, email, role, signIn } = await platformSession(input);
  const organizationId = input.params.organizationId ?? "";
  const group = await findGroupOf(input.app.db, { userId, organizationId });
  if (!group) return fail("FORBIDDEN", "Your account does not have access to this group.");
  return { actor: { userId, name, email, role, signIn }, group: groupOf(group) };
}

async function groupOfKey(key: KeyInUse, input: GuardInput): Promise<{ actor: GroupActor; group: Group }> {
  const organizationId = input.params.organizationId ?? "";
  const isOwn = key.holder === "group" && key.organizationId === organizationId;
  const group = isOwn ? await findGroup(input.app.db, { organizationId }) : null;
  if (!group) return fail("FORBIDDEN", "This API key does not reach this group.");
  requireScope(key, input.scope);
  return { actor: { ...programOf(key, input), role: "group_manager" }, group: groupOf(group) };
}

function groupOf(group: NonNullable<Awaited<ReturnType<typeof findGroup>>>): Group {
  return { ...group, tenants: group.tenants.map((tenant) => ({ ...tenant, id: mintTenantId(tenant.id) })) };
}
