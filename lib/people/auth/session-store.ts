import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { MemberRole, PlatformRole, TenantStatus } from "@/lib/platform/db/generated/enums";
import type { FoundTenant } from "@/lib/restaurant/tenancy/found-tenant";
import type { SessionKind } from "./session-token";
import type { SharedDevice } from "./shared-device";

/** A live session of a staff or platform user, and their role at one tenant. */
export type StaffSession = {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  role: PlatformRole;
  signIn: SignInProof;
  /** Null for a session of one person. */
  device: SharedDevice | null;
  /** Null when there is no such tenant. */
  tenant: (FoundTenant & { memberRole: MemberRole | null }) | null;
};

type StaffRow = {
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  role: PlatformRole;
  has_second_factor: boolean;
  proven_at: Date;
  second_factor_due_at: Date | null;
  tenant_id: string | null;
  slug: string;
  tenant_name: string;
  status: TenantStatus;
  time_zone: string;
  currency: string;
  country: string;
  locales: string[];
  member_role: MemberRole | null;
  shared_tenant_id: string | null;
  idle_minutes: number | null;
  shows_board: boolean | null;
  acting_user_id: string | null;
  acting_until: Date | null;
  acting_name: string | null;
  acting_email: string | null;
  acting_role: MemberRole | null;
};

/**
 * Reads session, user, tenant, membership and who acts by PIN in one round trip. Null when expired, revoked or of another
 * kind.
 */
export async function findStaffSession(
  db: Db,
  input: { sessionId: string; kind: SessionKind; tenantRef: string | null; now: Date },
): Promise<StaffSession | null> {
  const { rows } = await db.pool.query<StaffRow>({
    name: "find-staff-session",
    text: `SELECT s.id AS session_id, u.id AS user_id, u.name, u.email, u.role,
                  EXISTS (SELECT FROM second_factor f
                           WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS has_second_factor,
                  coalesce(s.reauthenticated_at, s.created_at) AS proven_at, u.second_factor_due_at,
                  t.id AS tenant_id, t.slug, t.name AS tenant_name, t.status, t.time_zone, t.currency, t.country,
                  t.locales, m.role AS member_role,
                  s.shared_tenant_id, s.idle_minutes, s.shows_board, s.acting_user_id, s.acting_until,
                  a.name AS acting_name, a.email AS acting_email, p.role AS acting_role
             FROM session s
             JOIN users u ON u.id = s.subject_id
             LEFT JOIN tenant t ON t.id = $3 OR t.slug = $3
             LEFT JOIN role_in_team(t.id, u.id) m ON true
             LEFT JOIN users a ON a.id = s.acting_user_id
             LEFT JOIN role_by_pin(s.shared_tenant_id, s.acting_user_id, s.acting_since) p ON s.acting_until > $4
            WHERE s.id = $1 AND s.kind = $2::session_kind AND s.revoked_at IS NULL AND s.expires_at > $4`,
    values: [input.sessionId, input.kind, input.tenantRef, input.now],
  });
  const row = rows[0];
  if (!row) return null;
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    role: row.role,
    signIn: {
      provenAt: row.proven_at,
      hasSecondFactor: row.has_second_factor,
      factorDueAt: row.second_factor_due_at,
    },
    device: deviceOf(row),
    tenant:
      row.tenant_id === null
        ? null
        : {
            id: row.tenant_id,
            slug: row.slug,
            name: row.tenant_name,
            status: row.status,
            timeZone: row.time_zone,
            currency: row.currency,
            country: row.country,
            locales: row.locales,
            memberRole: row.member_role,
          },
  };
}

function deviceOf(row: StaffRow): SharedDevice | null {
  const { shared_tenant_id: tenantId, idle_minutes: idleMinutes, shows_board: showsBoard } = row;
  if (tenantId === null || idleMinutes === null || showsBoard === null) return null;
  const { acting_user_id: userId, acting_until: until, acting_name: name, acting_email: email } = row;
  const { acting_role: role } = row;
  const isActing = userId !== null && until !== null && name !== null && email !== null && role !== null;
  return {
    tenantId,
    idleMinutes,
    showsBoard,
    acting: isActing ? { userId, name, email, role, until } : null,
  };
}

/** Records a session that is about to be handed out. */
export async function insertSession(
  db: Db["prisma"] | Tx,
  session: {
    id: string;
    kind: SessionKind;
    subjectId: string;
    tenantId: string | null;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db.session.create({ data: session });
}

/** Marks that password and code were given again. False when the session has ended. */
export async function renewSessionProof(
  tx: Tx,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } },
    data: { reauthenticatedAt: now },
  });
  return count === 1;
}

/** Ends one session and returns whose it was. Null when it had ended before. */
export async function revokeSession(
  db: Db["prisma"] | Tx,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<{ subjectId: string } | null> {
  const [ended] = await db.session.updateManyAndReturn({
    where: { id: sessionId, revokedAt: null },
    data: { revokedAt: now },
    select: { subjectId: true },
  });
  return ended ?? null;
}

/** Ends every session of a user, except the one to be kept. */
export async function revokeSessionsOf(
  tx: Tx,
  { subjectId, keepId, now }: { subjectId: string; keepId?: string; now: Date },
): Promise<void> {
  await tx.session.updateMany({
    where: { subjectId, revokedAt: null, ...(keepId === undefined ? {} : { id: { not: keepId } }) },
    data: { revokedAt: now },
  });
}
