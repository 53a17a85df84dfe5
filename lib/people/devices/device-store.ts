import type { TenantId } from "@/lib/core/ids/tenant-id";
import { MOST_ACTING_HOURS } from "@/lib/people/auth/device-time";
import type { Db, Tx } from "@/lib/platform/db/db";

/** Marks a session's device as shared by a restaurant's team: locked, until somebody gives their PIN. False when it is. */
export async function shareSession(
  tx: Tx,
  of: { sessionId: string; tenantId: TenantId; idleMinutes: number; showsBoard: boolean },
): Promise<boolean> {
  const { sessionId, tenantId, idleMinutes, showsBoard } = of;
  const { count } = await tx.session.updateMany({
    where: { id: sessionId, revokedAt: null, sharedTenantId: null },
    data: { sharedTenantId: tenantId, idleMinutes, showsBoard },
  });
  return count === 1;
}

/** Lets a member act on a shared device, in place of whoever did. Null when its session has ended. */
export async function startActingAs(
  tx: Tx,
  of: { sessionId: string; tenantId: TenantId; userId: string; now: Date },
): Promise<{ until: Date } | null> {
  const { sessionId, tenantId, userId, now } = of;
  const rows = await tx.query<{ until: Date }>(
    `UPDATE session
        SET acting_user_id = $3, acting_since = $4::timestamptz,
            acting_until = least($4::timestamptz + idle_minutes * interval '1 minute', expires_at)
      WHERE id = $1 AND shared_tenant_id = $2 AND revoked_at IS NULL AND expires_at > $4::timestamptz
  RETURNING acting_until AS until`,
    [sessionId, tenantId, userId, now],
  );
  return rows[0] ?? null;
}

/** Somebody is using an unlocked device: it stays unlocked for its time again. Null when it is locked. */
export async function prolongActing(
  db: Db,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<{ until: Date } | null> {
  const rows = await db.sql.query<{ until: Date }>(
    `UPDATE session
        SET acting_until = least($3::timestamptz + idle_minutes * interval '1 minute',
                                 acting_since + $4::int * interval '1 hour', expires_at)
      WHERE id = $1 AND acting_user_id = $2 AND acting_until > $3::timestamptz AND revoked_at IS NULL
  RETURNING acting_until AS until`,
    [sessionId, userId, now, MOST_ACTING_HOURS],
  );
  return rows[0] ?? null;
}

/** Locks a shared device. */
export async function stopActing(db: Db, { sessionId }: { sessionId: string }): Promise<void> {
  const data = { actingUserId: null, actingSince: null, actingUntil: null };
  await db.prisma.session.updateMany({ where: { id: sessionId }, data });
}
