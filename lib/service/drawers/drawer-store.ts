import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql, SqlTx } from "@/lib/platform/db/sql";
import type { Drawer, DrawerRef, DrawerRules } from "./drawer";

type OfTenant = { tenantId: TenantId };

const COLUMNS = `
  d.id, d.name, d.is_main AS "isMain", d.printer_id AS "printerId", d.open_day_id AS "openDayId", d.z_number AS "zNumber",
  ARRAY(SELECT m.user_id FROM drawer_member m WHERE m.tenant_id = d.tenant_id AND m.drawer_id = d.id
         ORDER BY m.user_id) AS "memberIds"`;

/** The drawers that a restaurant has, the main one first. */
export function listDrawerRows(db: Sql, { tenantId }: OfTenant): Promise<Drawer[]> {
  return db.query<Drawer>(
    `SELECT ${COLUMNS} FROM drawer d WHERE d.tenant_id = $1 AND d.removed_at IS NULL ORDER BY d.is_main DESC, d.name`,
    [tenantId],
  );
}

/**
 * Locks a drawer, so that nothing is taken into it and nobody else opens or closes it until the transaction ends. Null for
 * one that is not there.
 */
export async function lockDrawer(tx: SqlTx, { tenantId, drawerId }: DrawerRef): Promise<Drawer | null> {
  const [locked] = await tx.query<{ id: string }>(
    "SELECT id FROM drawer WHERE tenant_id = $1 AND id = $2 AND removed_at IS NULL FOR UPDATE",
    [tenantId, drawerId],
  );
  if (!locked) return null;
  const [drawer] = await tx.query<Drawer>(
    `SELECT ${COLUMNS} FROM drawer d WHERE d.tenant_id = $1 AND d.id = $2`,
    [tenantId, drawerId],
  );
  return drawer ?? null;
}

/** The id of the main drawer, or null while there is none. */
export async function findMainDrawerId(db: Sql, { tenantId }: OfTenant): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    "SELECT id FROM drawer WHERE tenant_id = $1 AND is_main AND removed_at IS NULL",
    [tenantId],
  );
  return row?.id ?? null;
}

/** Another drawer of the same name, and another main one, break a unique index. */
export async function insertDrawer(
  tx: SqlTx,
  input: OfTenant & Pick<Drawer, "id" | "name" | "isMain" | "printerId"> & { now: Date },
): Promise<void> {
  const { tenantId, id, name, isMain, printerId, now } = input;
  await tx.execute(
    `INSERT INTO drawer (tenant_id, id, name, is_main, printer_id, created_at) VALUES ($1, $2, $3, $4, $5, $6::timestamptz)`,
    [tenantId, id, name, isMain, printerId, now],
  );
}

/** Makes the main drawer unless somebody else has made it meanwhile. */
export async function insertMainDrawer(
  tx: SqlTx,
  { tenantId, id, name, now }: OfTenant & { id: string; name: string; now: Date },
): Promise<void> {
  await tx.execute(
    `INSERT INTO drawer (tenant_id, id, name, is_main, created_at) VALUES ($1, $2, $3, true, $4::timestamptz)
     ON CONFLICT DO NOTHING`,
    [tenantId, id, name, now],
  );
}

/** Unique as insertDrawer. */
export async function changeDrawer(
  tx: SqlTx,
  { tenantId, drawerId, name, printerId }: DrawerRef & Pick<Drawer, "name" | "printerId">,
): Promise<void> {
  await tx.execute("UPDATE drawer SET name = $3, printer_id = $4 WHERE tenant_id = $1 AND id = $2", [
    ...[tenantId, drawerId, name, printerId],
  ]);
}

/** Whose takings go into a drawer from now on; members of another drawer change over. One who is not on the team breaks a foreign key. */
export async function setDrawerMembers(
  tx: SqlTx,
  { tenantId, drawerId, memberIds }: DrawerRef & { memberIds: readonly string[] },
): Promise<void> {
  await tx.execute(
    "DELETE FROM drawer_member WHERE tenant_id = $1 AND (drawer_id = $2 OR user_id = ANY ($3))",
    [tenantId, drawerId, memberIds],
  );
  for (const userId of memberIds)
    await tx.execute("INSERT INTO drawer_member (tenant_id, user_id, drawer_id) VALUES ($1, $2, $3)", [
      ...[tenantId, userId, drawerId],
    ]);
}

/** Takes a drawer out of use; its days stay. */
export async function removeDrawerRow(
  tx: SqlTx,
  { tenantId, drawerId, now }: DrawerRef & { now: Date },
): Promise<void> {
  await tx.execute("DELETE FROM drawer_member WHERE tenant_id = $1 AND drawer_id = $2", [tenantId, drawerId]);
  await tx.execute("UPDATE drawer SET removed_at = $3::timestamptz WHERE tenant_id = $1 AND id = $2", [
    ...[tenantId, drawerId, now],
  ]);
}

export async function readDrawerRules(db: Sql, { tenantId }: OfTenant): Promise<DrawerRules> {
  const [rules] = await db.query<DrawerRules>(
    `SELECT day_ends_minutes AS "dayEndsMinutes", counts_blind AS "countsBlind", time_zone AS "timeZone", currency
       FROM tenant WHERE id = $1`,
    [tenantId],
  );
  if (!rules) throw new Error("The restaurant is gone");
  return rules;
}

export async function changeDrawerRules(
  db: Sql,
  { tenantId, dayEndsMinutes, countsBlind }: OfTenant & Pick<DrawerRules, "dayEndsMinutes" | "countsBlind">,
): Promise<void> {
  await db.execute("UPDATE tenant SET day_ends_minutes = $2, counts_blind = $3 WHERE id = $1", [
    ...[tenantId, dayEndsMinutes, countsBlind],
  ]);
}
