import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import { DEFAULT_RESERVATION_POLICY, REMINDER_HOURS } from "./reservation-policy";

export type ReservationRef = { tenantId: TenantId; reservationId: string };

/**
 * Bookings whose guests are to be reminded now, earliest first: still expected, within the restaurant's hours before
 * the start, with an address, and booked before those hours began. A later booking has its confirmation.
 */
export async function listDueReminders(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<ReservationRef[]> {
  const { rows } = await db.pool.query<{ tenant_id: string; id: string }>({
    name: scope ? undefined : "due-reminders",
    // The first limit on the start is for the partial index: no restaurant reminds earlier.
    text: `SELECT r.tenant_id, r.id
             FROM reservation r
             JOIN tenant t ON t.id = r.tenant_id AND t.status = 'active'
             LEFT JOIN reservation_policy p ON p.tenant_id = r.tenant_id
            CROSS JOIN LATERAL (SELECT make_interval(hours => coalesce(p.reminder_hours, $2)) AS before) rule
            WHERE ${inSweep(scope, "r.tenant_id")}
              AND r.status = 'booked' AND r.held_until IS NULL AND r.reminded_at IS NULL AND r.customer_email IS NOT NULL
              AND r.starts_at > $1::timestamptz
              AND r.starts_at <= $1::timestamptz + make_interval(hours => $3)
              AND r.starts_at <= $1::timestamptz + rule.before
              AND r.created_at <= r.starts_at - rule.before
            ORDER BY r.starts_at, r.id LIMIT $4`,
    values: [now, DEFAULT_RESERVATION_POLICY.reminderHours, REMINDER_HOURS.to, limit],
  });
  return rows.map((row) => ({ tenantId: mintTenantId(row.tenant_id), reservationId: row.id }));
}

/** Takes the one reminder of a booking while its guests are expected. False when there is nothing to send. */
export async function takeReminder(
  tx: Tx,
  { tenantId, reservationId, now }: ReservationRef & { now: Date },
): Promise<boolean> {
  const { count } = await tx.reservation.updateMany({
    where: { tenantId, id: reservationId, status: "booked", remindedAt: null, startsAt: { gt: now } },
    data: { remindedAt: now },
  });
  return count === 1;
}
