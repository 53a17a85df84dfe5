import type { MemberRole } from "@/lib/platform/db/generated/enums";
import { roleName } from "./staff-policy";

/** Somebody who works at a restaurant, as the team sees them. */
export function memberView(member: {
  userId: string;
  role: MemberRole;
  createdAt: Date;
  user: { name: string; email: string; secondFactor: { confirmedAt: Date | null } | null };
}) {
  const { userId, role, createdAt, user } = member;
  return {
    userId,
    name: user.name,
    email: user.email,
    role: roleName(role),
    since: createdAt.toISOString(),
    secondFactor: user.secondFactor?.confirmedAt != null,
  };
}
