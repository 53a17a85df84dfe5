import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Sql } from "@/lib/platform/db/sql";
import type { KitchenScreen, ScreenRef } from "./kitchen-screen";

type Client = Db["prisma"] | Tx;
const SELECT = {
  id: true,
  name: true,
  kind: true,
  stationId: true,
  createdAt: true,
  lastSeenAt: true,
} as const;

/** What a screen shows of its restaurant, and how it writes. */
export type ScreenRestaurant = {
  id: TenantId;
  slug: string;
  name: string;
  timeZone: string;
  country: string;
  locales: string[];
};

/** The restaurant at an address, by slug or short id, whether it is open to the public or not. */
export async function findScreenRestaurant(sql: Sql, tenantRef: string): Promise<ScreenRestaurant | null> {
  const [row] = await sql.query<Omit<ScreenRestaurant, "id"> & { id: string }>(
    `SELECT id, slug, name, time_zone AS "timeZone", country, locales FROM tenant
      WHERE (slug = $1 OR id = $1) AND status <> 'suspended'`,
    [tenantRef],
  );
  return row ? { ...row, id: mintTenantId(row.id) } : null;
}

/** Keeps a device that waits to be paired, and forgets those whose time is over. A code that is shown breaks a unique index. */
export async function insertPairing(
  tx: Tx,
  row: {
    tenantId: TenantId;
    id: string;
    codeDigest: string;
    tokenDigest: string;
    expiresAt: Date;
    now: Date;
  },
): Promise<void> {
  const { now, ...pairing } = row;
  await tx.kitchenPairing.deleteMany({ where: { tenantId: row.tenantId, expiresAt: { lte: now } } });
  await tx.kitchenPairing.createMany({ data: [pairing] });
}

/** Takes the device that shows a code, once; null where none does. */
export async function takePairing(
  tx: Tx,
  { tenantId, codeDigest, now }: { tenantId: TenantId; codeDigest: string; now: Date },
): Promise<{ tokenDigest: string } | null> {
  const [taken] = await tx.query<{ tokenDigest: string }>(
    `DELETE FROM kitchen_pairing WHERE tenant_id = $1 AND code_digest = $2 AND expires_at > $3::timestamptz
     RETURNING token_digest AS "tokenDigest"`,
    [tenantId, codeDigest, now],
  );
  return taken ?? null;
}

/** The screens of a restaurant by their names. */
export function listScreenRows(db: Client, { tenantId }: { tenantId: TenantId }): Promise<KitchenScreen[]> {
  return db.kitchenScreen.findMany({ where: { tenantId }, select: SELECT, orderBy: { name: "asc" } });
}

export function findScreen(db: Client, { tenantId, screenId }: ScreenRef): Promise<KitchenScreen | null> {
  return db.kitchenScreen.findFirst({ where: { tenantId, id: screenId }, select: SELECT });
}

/** The screen as the last change left it, which nobody else changes until the transaction ends. */
export async function lockScreen(tx: Tx, { tenantId, screenId }: ScreenRef): Promise<KitchenScreen | null> {
  await tx.query("SELECT id FROM kitchen_screen WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE", [
    ...[tenantId, screenId],
  ]);
  return findScreen(tx, { tenantId, screenId });
}

export function findScreenByDigest(
  db: Client,
  where: { tenantId: TenantId; tokenDigest: string },
): Promise<KitchenScreen | null> {
  return db.kitchenScreen.findFirst({ where, select: SELECT });
}

type ScreenFields = Pick<KitchenScreen, "name" | "kind" | "stationId">;

/** A name that another screen has breaks a unique index. */
export async function insertScreen(
  db: Client,
  row: ScreenFields & {
    tenantId: TenantId;
    id: string;
    tokenDigest: string;
    pairedBy: string;
    createdAt: Date;
  },
): Promise<void> {
  await db.kitchenScreen.createMany({ data: [row] });
}

/** False when there is no such screen. Unique as insertScreen. */
export async function changeScreen(
  db: Client,
  { tenantId, screenId, changes }: ScreenRef & { changes: Partial<ScreenFields> },
): Promise<boolean> {
  return (
    (await db.kitchenScreen.updateMany({ where: { tenantId, id: screenId }, data: changes })).count === 1
  );
}

export async function deleteScreen(db: Client, { tenantId, screenId }: ScreenRef): Promise<boolean> {
  return (await db.kitchenScreen.deleteMany({ where: { tenantId, id: screenId } })).count === 1;
}

export async function noteScreenSeen(
  db: Client,
  { tenantId, screenId, now }: ScreenRef & { now: Date },
): Promise<void> {
  await db.kitchenScreen.updateMany({ where: { tenantId, id: screenId }, data: { lastSeenAt: now } });
}
