import type { Db, Tx } from "@/lib/platform/db/db";
import type { MemberRole, PlatformRole } from "@/lib/platform/db/generated/enums";

export type StaffAccount = {
  id: string;
  name: string;
  passwordHash: string;
  role: PlatformRole;
  memberships: { role: MemberRole; tenant: { id: string; slug: string } }[];
};

type Standing = { role: MemberRole | PlatformRole; tenantId: string | null };

const STANDING = {
  role: true,
  memberships: {
    orderBy: { createdAt: "asc" },
    take: 1,
    select: { role: true, tenant: { select: { id: true, slug: true } } },
  },
} as const;

/** The account of a lower-case email, oldest membership first. */
export function findStaffAccount(
  db: { prisma: Db["prisma"] | Tx },
  email: string,
): Promise<StaffAccount | null> {
  return db.prisma.user.findUnique({
    where: { email },
    select: { id: true, name: true, passwordHash: true, ...STANDING },
  });
}

/** The account of a lower-case email that is known to have one. */
export async function getStaffAccount(db: Db, email: string): Promise<StaffAccount> {
  const account = await findStaffAccount(db, email);
  if (!account) throw new Error("A member of staff vanished");
  return account;
}

/** Sets a password. False when there is no such user. */
export async function updateStaffPassword(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId }, data: { passwordHash } });
  return count === 1;
}

/** A user's role and restaurant for the audit log: where they joined first, otherwise on the platform. */
export async function getStanding(tx: Tx, userId: string): Promise<Standing> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: STANDING });
  return standingOf(user);
}

/** The standing of an account that is at hand. */
export function standingOf({ role, memberships }: Pick<StaffAccount, "role" | "memberships">): Standing {
  const [first] = memberships;
  if (role !== "member" || !first) return { role, tenantId: null };
  return { role: first.role, tenantId: first.tenant.id };
}
