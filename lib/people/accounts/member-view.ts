import type { z } from "zod";
import type { MemberRole } from "@/lib/platform/db/generated/enums";
import type { PinState } from "./staff-contract";
import { roleName } from "./staff-policy";

/** What there is to know of a member's PIN. */
export function pinStateOf(pin: { lockedAt: Date | null } | null): z.input<typeof PinState> {
  return pin === null ? "none" : pin.lockedAt === null ? "set" : "locked";
}

/** Somebody who works at a restaurant, as the team sees them. */
export function memberView(member: {
  userId: string;
  role: MemberRole;
  createdAt: Date;
  pin: { lockedAt: Date | null } | null;
  user: { name: string; email: string; secondFactor: { confirmedAt: Date | null } | null };
}) {
  const { userId, role, createdAt, user, pin } = member;
  return {
    userId,
    name: user.name,
    email: user.email,
    role: roleName(role),
    since: createdAt.toISOString(),
    secondFactor: user.secondFactor?.confirmedAt != null,
    pin: pinStateOf(pin),
  };
}
