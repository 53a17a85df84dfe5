import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

export type StationRow = {
  id: string;
  name: string;
  position: number;
  categoryIds: string[];
  productIds: string[];
  optionLabels: string[];
};

type Client = Db["prisma"] | Tx;
type StationRef = { tenantId: TenantId; stationId: string };
const SELECT = {
  id: true,
  name: true,
  position: true,
  categoryIds: true,
  productIds: true,
  optionLabels: true,
} as const;

/** The stations of a restaurant in their order. */
export function listStationRows(db: Client, { tenantId }: { tenantId: TenantId }): Promise<StationRow[]> {
  return db.station.findMany({
    where: { tenantId },
    select: SELECT,
    orderBy: [{ position: "asc" }, { name: "asc" }],
  });
}

export function findStation(db: Client, { tenantId, stationId }: StationRef): Promise<StationRow | null> {
  return db.station.findFirst({ where: { tenantId, id: stationId }, select: SELECT });
}

/** The station as the last change left it, which nobody else changes until the transaction ends. */
export async function lockStation(tx: Tx, { tenantId, stationId }: StationRef): Promise<StationRow | null> {
  await tx.query("SELECT id FROM station WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE", [
    ...[tenantId, stationId],
  ]);
  return findStation(tx, { tenantId, stationId });
}

/** A name that another station has breaks a unique index. */
export async function insertStation(
  db: Client,
  { tenantId, now, ...station }: StationRow & { tenantId: TenantId; now: Date },
): Promise<void> {
  await db.station.createMany({ data: [{ tenantId, ...station, createdAt: now }] });
}

/** False when there is no such station. Unique as insertStation. */
export async function changeStation(
  db: Client,
  { tenantId, stationId, changes }: StationRef & { changes: Partial<Omit<StationRow, "id">> },
): Promise<boolean> {
  return (await db.station.updateMany({ where: { tenantId, id: stationId }, data: changes })).count === 1;
}

/** Printers no longer print for it. */
export async function deleteStation(db: Tx, { tenantId, stationId }: StationRef): Promise<void> {
  await db.execute(
    `UPDATE printer SET station_ids = array_remove(station_ids, $2)
      WHERE tenant_id = $1 AND $2 = ANY (station_ids)`,
    [tenantId, stationId],
  );
  await db.station.deleteMany({ where: { tenantId, id: stationId } });
}
