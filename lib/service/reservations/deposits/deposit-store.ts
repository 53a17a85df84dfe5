import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { localDate, localTime } from "@/lib/core/time/zone";
import type { HeldFacts, SubjectFacts } from "@/lib/payments/payments/payment-subject";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { inSweep, type SweepScope } from "@/lib/platform/db/sweep-scope";
import { type Deposit, type DepositStatus, FORGOTTEN_MS, SEATED_MS } from "./deposit";

export type DepositRef = { tenantId: TenantId; reservationId: string };

export const WITH_DEPOSIT = {
  deposit: {
    include: {
      payment: {
        select: { state: true, clientSecret: true, capturedMinor: true, refundedMinor: true, currency: true },
      },
    },
  },
} satisfies Prisma.ReservationInclude;

type Row = Prisma.ReservationGetPayload<{ include: typeof WITH_DEPOSIT }>["deposit"];

/** The deposit of a row that was read with WITH_DEPOSIT. */
export function depositOf(row: Row): Deposit | null {
  if (row === null) return null;
  const { tenantId: _tenant, reservationId: _reservation, ...deposit } = row;
  return deposit;
}

/** Writes the deposit of a booking in the transaction that makes the booking. */
export async function insertDeposit(
  tx: Tx,
  { tenantId, reservationId, deposit }: DepositRef & { deposit: Deposit },
): Promise<void> {
  const { payment: _payment, ...row } = deposit;
  await tx.deposit.create({ data: { tenantId, reservationId, ...row } });
}

/** Moves a deposit on, once. False when its status is none of `from`. */
export async function moveDeposit(
  tx: Tx,
  input: DepositRef & { from: readonly DepositStatus[]; to: Exclude<DepositStatus, "pending">; now: Date },
): Promise<boolean> {
  const { tenantId, reservationId, from, to, now } = input;
  const times = to === "paid" ? { paidAt: now } : { closedAt: now };
  const { count } = await tx.deposit.updateMany({
    where: { tenantId, reservationId, status: { in: [...from] } },
    data: { status: to, ...times },
  });
  return count === 1;
}

/** Writes what the restaurant took of a deposit itself and has not given back, under the lock of its booking. */
export async function saveTaken(
  tx: Tx,
  { tenantId, reservationId, tillMinor }: DepositRef & { tillMinor: number },
): Promise<void> {
  await tx.deposit.update({
    where: { tenantId_reservationId: { tenantId, reservationId } },
    data: { tillMinor },
  });
}

/** Whether the restaurant took a deposit itself. */
export async function isTakenAtTill(tx: Tx, { tenantId, reservationId }: DepositRef): Promise<boolean> {
  return (await tx.deposit.count({ where: { tenantId, reservationId, tillMinor: { not: null } } })) > 0;
}

/** Writes until when the deposit of a booking that was moved is returned. */
export async function saveRefundableUntil(
  tx: Tx,
  { tenantId, reservationId, refundableUntil }: DepositRef & { refundableUntil: Date },
): Promise<void> {
  await tx.deposit.updateMany({ where: { tenantId, reservationId }, data: { refundableUntil } });
}

/** Bookings that are held for a deposit which was not paid in time, the longest waiting first. */
export async function listOverdueDeposits(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<(DepositRef & { heldUntil: Date })[]> {
  const rows = await db.sql.query<{ tenantId: string; reservationId: string; heldUntil: Date }>(
    `SELECT r.tenant_id AS "tenantId", r.id AS "reservationId", r.held_until AS "heldUntil"
       FROM deposit d JOIN reservation r ON r.tenant_id = d.tenant_id AND r.id = d.reservation_id
      WHERE ${inSweep(scope, "d.tenant_id")} AND d.status = 'pending' AND r.held_until <= $1::timestamptz
      ORDER BY r.held_until, r.id LIMIT $2`,
    [now, limit],
  );
  return rows.map((row) => ({ ...row, tenantId: mintTenantId(row.tenantId) }));
}

/**
 * Bookings whose deposit goes back now, where it was paid online: the guests came a few minutes ago, or nobody has recorded what became of them for
 * a day after the end.
 */
export async function listReturnableDeposits(
  db: Db,
  { scope, now, limit }: { scope: SweepScope; now: Date; limit: number },
): Promise<DepositRef[]> {
  const rows = await db.sql.query<{ tenantId: string; reservationId: string }>(
    `SELECT r.tenant_id AS "tenantId", r.id AS "reservationId"
       FROM deposit d JOIN reservation r ON r.tenant_id = d.tenant_id AND r.id = d.reservation_id
      WHERE ${inSweep(scope, "d.tenant_id")} AND d.status = 'paid' AND d.till_minor IS NULL
        AND (r.status IN ('seated', 'finished') AND r.seated_at <= $1::timestamptz
             OR r.status = 'booked' AND r.ends_at <= $2::timestamptz)
      ORDER BY r.starts_at, r.id LIMIT $3`,
    [new Date(now.getTime() - SEATED_MS), new Date(now.getTime() - FORGOTTEN_MS), limit],
  );
  return rows.map((row) => ({ ...row, tenantId: mintTenantId(row.tenantId) }));
}

/** What statements say of deposits: the day and time of the booking, by the restaurant's clocks. */
export async function describeDeposits(
  db: Db,
  { tenantId, ids }: { tenantId: TenantId; ids: string[] },
): Promise<SubjectFacts[]> {
  const rows = await db.prisma.reservation.findMany({
    where: { tenantId, id: { in: ids } },
    select: { id: true, startsAt: true, tenant: { select: { timeZone: true } } },
  });
  return rows.map(({ id, startsAt, tenant: { timeZone } }) => ({
    id,
    reference: `${localDate(startsAt, timeZone)} ${localTime(startsAt, timeZone)}`,
    orderId: null,
    billId: null,
    lines: [],
  }));
}

/** What deposits that are held wait for; without those that are unknown. */
export function describeHeldDeposits(
  db: Db,
  { tenantId, ids }: { tenantId: TenantId; ids: string[] },
): Promise<HeldFacts[]> {
  return db.sql.query<HeldFacts>(
    `SELECT d.reservation_id AS id, NULL::timestamptz AS "releaseAt",
            CASE WHEN EXISTS (SELECT FROM payment p JOIN dispute c ON c.tenant_id = p.tenant_id AND c.payment_id = p.id
                               WHERE p.tenant_id = d.tenant_id AND p.reservation_id = d.reservation_id
                                 AND c.status = 'open') THEN 'dispute'
                 WHEN d.status = 'paid' THEN 'visit' ELSE 'refund' END AS "waitsFor"
       FROM deposit d WHERE d.tenant_id = $1 AND d.reservation_id = ANY($2)`,
    [tenantId, ids],
  );
}
