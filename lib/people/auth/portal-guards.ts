import { fail } from "@/lib/core/errors/app-error";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { PlatformRole } from "@/lib/platform/db/generated/enums";
import type { Guard, GuardInput } from "@/lib/platform/http/guard";
import { findDesignedTenant, findGroupOf } from "./portal-store";
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

/** Specification, guard "group access": owner of the headquarters, or a group-manager of this organization. */
export const groupAccess: Guard<{ actor: PortalActor; group: Group }> = {
  name: "group",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  async check(input) {
    const { userId, name, email, role } = await platformSession(input);
    const organizationId = input.params.organizationId ?? "";
    const group = await findGroupOf(input.app.db, { userId, organizationId });
    if (!group) return fail("FORBIDDEN", "Your account does not have access to this group.");
    const tenants = group.tenants.map((tenant) => ({ ...tenant, id: mintTenantId(tenant.id) }));
    return { actor: { userId, name, email, role }, group: { ...group, tenants } };
  },
};
