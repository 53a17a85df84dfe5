import { fail } from "@/lib/core/errors/app-error";
import { roleName } from "@/lib/people/accounts/staff-policy";
import type { PlatformRole } from "@/lib/platform/db/generated/enums";
import type { WholeUser } from "./user-admin-store";

const ROLE_NAMES = {
  member: "member",
  web_designer: "web-designer",
  sales_agent: "sales-agent",
  group_manager: "group-manager",
  superadmin: "superadmin",
} as const satisfies Record<PlatformRole, string>;

export const STORED_PLATFORM_ROLES = {
  member: "member",
  "web-designer": "web_designer",
  "sales-agent": "sales_agent",
  "group-manager": "group_manager",
  superadmin: "superadmin",
} as const satisfies Record<(typeof ROLE_NAMES)[PlatformRole], PlatformRole>;

/** A user as the platform sees it. */
export function adminUserView(user: WholeUser) {
  const { id, email, name, role, agent, secondFactor, memberships, designs, organizations, createdAt } = user;
  return {
    id,
    email,
    name,
    role: ROLE_NAMES[role],
    refCode: agent?.code ?? null,
    commissionPercent: agent ? agent.commissionBps / 100 : null,
    works: memberships.map((membership) => ({
      slug: membership.tenant.slug,
      role: roleName(membership.role),
    })),
    designs: designs.map(({ tenant }) => tenant.slug),
    organizations: organizations.map(({ organizationId }) => organizationId),
    secondFactor: secondFactor?.confirmedAt != null,
    createdAt: createdAt.toISOString(),
  };
}

export function refuseUser(): never {
  fail("USER_NOT_FOUND", "There is no such user.");
}
