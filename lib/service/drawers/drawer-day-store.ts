import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Count } from "@/lib/core/money/denominations";
import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Sql, SqlTx } from "@/lib/platform/db/sql";
import type { Drawer, DrawerDay, DrawerDayRef } from "./drawer";
import type { DayMovement, DrawerReport } from "./drawer-report";

const COLUMNS = `
  y.id, y.drawer_id AS "drawerId", d.name AS "drawerName", to_char(y.business_date, 'YYYY-MM-DD') AS "businessDate",
  y.currency, y.float_minor AS "floatMinor", y.opened_by AS "openedBy", coalesce(opener.name, opening.name) AS "openedByName",
  y.opened_at AS "openedAt", y.z_number AS "zNumber", y.closed_by AS "closedBy", coalesce(closer.name, closing.name) AS "closedByName",
  y.closed_at AS "closedAt", y.expected_minor AS "expectedMinor", y.counted_minor AS "countedMinor", y.counts, y.note,
  y.report`;
const FROM = `
  FROM drawer_day y
  JOIN drawer d ON d.tenant_id = y.tenant_id AND d.id = y.drawer_id
  LEFT JOIN users opener ON opener.id = y.opened_by
  LEFT JOIN api_key opening ON opening.id = y.opened_by
  LEFT JOIN users closer ON closer.id = y.closed_by
  LEFT JOIN api_key closing ON closing.id = y.closed_by`;

/** A day, or null. */
export async function findDrawerDay(db: Sql, { tenantId, dayId }: DrawerDayRef): Promise<DrawerDay | null> {
  const [day] = await db.query<DrawerDay>(`SELECT ${COLUMNS} ${FROM} WHERE y.tenant_id = $1 AND y.id = $2`, [
    tenantId,
    dayId,
  ]);
  return day ?? null;
}

export type DrawerDayFilter = {
  tenantId: TenantId;
  drawerId: string | undefined;
  /** Business dates, both included. */
  from: string | undefined;
  to: string | undefined;
  after: PageCursor | null;
  limit: number;
};

const BEFORE_ALL = { at: new Date("9999-12-31T00:00:00Z"), id: "" };

/** Days of a restaurant's drawers, the one that was opened last first, from behind the cursor. */
export function listDrawerDayRows(db: Sql, filter: DrawerDayFilter): Promise<DrawerDay[]> {
  const { tenantId, drawerId, from, to, after, limit } = filter;
  const { at, id } = after ?? BEFORE_ALL;
  return db.query<DrawerDay>(
    `SELECT ${COLUMNS} ${FROM}
      WHERE y.tenant_id = $1 AND (y.opened_at, y.id) < ($2::timestamptz, $3::text)
        AND ($4::text IS NULL OR y.drawer_id = $4)
        AND ($5::date IS NULL OR y.business_date >= $5::date) AND ($6::date IS NULL OR y.business_date <= $6::date)
      ORDER BY y.opened_at DESC, y.id DESC LIMIT $7`,
    [tenantId, at, id, drawerId ?? null, from ?? null, to ?? null, limit],
  );
}

/** The days that are open, by their drawers. */
export async function listOpenDays(
  db: Sql,
  { tenantId }: { tenantId: TenantId },
): Promise<Map<string, DrawerDay>> {
  const rows = await db.query<DrawerDay>(
    `SELECT ${COLUMNS} ${FROM} WHERE y.tenant_id = $1 AND y.closed_at IS NULL`,
    [tenantId],
  );
  return new Map(rows.map((day) => [day.drawerId, day]));
}

/** When each drawer was closed last, without those that never were. */
export async function listLastClosings(
  db: Sql,
  { tenantId }: { tenantId: TenantId },
): Promise<Map<string, Date>> {
  const rows = await db.query<{ drawerId: string; at: Date }>(
    `SELECT y.drawer_id AS "drawerId", y.closed_at AS at
       FROM drawer d JOIN drawer_day y ON y.tenant_id = d.tenant_id AND y.drawer_id = d.id AND y.z_number = d.z_number
      WHERE d.tenant_id = $1`,
    [tenantId],
  );
  return new Map(rows.map(({ drawerId, at }) => [drawerId, at]));
}

/** Opens a day of a locked drawer; what is taken from the commit on belongs to it. */
export async function insertDrawerDay(
  tx: SqlTx,
  input: DrawerDayRef & {
    drawerId: string;
    businessDate: string;
    currency: string;
    floatMinor: number;
    actorId: string;
    now: Date;
  },
): Promise<void> {
  const { tenantId, dayId, drawerId, businessDate, currency, floatMinor, actorId, now } = input;
  await tx.execute(
    `INSERT INTO drawer_day (tenant_id, id, drawer_id, business_date, currency, float_minor, opened_by, opened_at)
     VALUES ($1, $2, $3, $4::date, $5, $6, $7, $8::timestamptz)`,
    [tenantId, dayId, drawerId, businessDate, currency, floatMinor, actorId, now],
  );
  await tx.execute("UPDATE drawer SET open_day_id = $3 WHERE tenant_id = $1 AND id = $2", [
    ...[tenantId, drawerId, dayId],
  ]);
}

/**
 * Closes the open day of a locked drawer with the next number of its series. False when that day is closed already; the
 * caller rolls back.
 */
export async function closeOpenDay(
  tx: SqlTx,
  input: DrawerDayRef & {
    drawer: Drawer;
    actorId: string;
    expectedMinor: number;
    countedMinor: number;
    counts: readonly Count[] | null;
    note: string | null;
    report: DrawerReport;
    receiptIds: readonly string[];
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, dayId, drawer, receiptIds, now } = input;
  const [numbered] = await tx.query<{ zNumber: number }>(
    `UPDATE drawer SET z_number = z_number + 1, open_day_id = NULL
      WHERE tenant_id = $1 AND id = $2 AND open_day_id = $3 RETURNING z_number AS "zNumber"`,
    [tenantId, drawer.id, dayId],
  );
  if (!numbered) return false;
  await tx.execute(
    `UPDATE drawer_day SET z_number = $3, closed_by = $4, closed_at = $5::timestamptz, expected_minor = $6,
            counted_minor = $7, counts = $8::jsonb, note = $9, report = $10::jsonb
      WHERE tenant_id = $1 AND id = $2`,
    [
      ...[tenantId, dayId, numbered.zNumber, input.actorId, now, input.expectedMinor, input.countedMinor],
      ...[input.counts && JSON.stringify(input.counts), input.note, JSON.stringify(input.report)],
    ],
  );
  for (const receiptId of receiptIds)
    await tx.execute("INSERT INTO drawer_day_receipt (tenant_id, receipt_id, day_id) VALUES ($1, $2, $3)", [
      ...[tenantId, receiptId, dayId],
    ]);
  return true;
}

/** Writes down cash that was put into a locked drawer's open day or taken out of it. */
export async function insertMovement(
  tx: SqlTx,
  input: DrawerDayRef & Omit<DayMovement, "by"> & { id: string; actorId: string },
): Promise<void> {
  const { tenantId, id, dayId, direction, amountMinor, reason, actorId, at } = input;
  await tx.execute(
    `INSERT INTO drawer_movement (tenant_id, id, day_id, direction, amount_minor, reason, actor_id, at)
     VALUES ($1, $2, $3, $4::drawer_direction, $5, $6, $7, $8::timestamptz)`,
    [tenantId, id, dayId, direction, amountMinor, reason, actorId, at],
  );
}
