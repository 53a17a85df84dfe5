import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { Reservation } from "./reservation";
import { listRoomTables, listTakenTables, lockTables } from "./room-store";
import { chooseTables } from "./table-choice";

/**
 * The tables that staff gives a party, locked: those asked for, whatever their seats; else the present ones where they
 * suit; else the best that are free, walk-in tables included. Throws TABLE_NOT_FOUND, TABLE_TAKEN and SLOT_UNAVAILABLE.
 */
export async function seatParty(
  tx: Tx,
  input: {
    tenantId: TenantId;
    stay: Pick<Reservation, "startsAt" | "endsAt" | "guestCount">;
    tableIds: readonly string[] | undefined;
    /** The booking that is moved. */
    current?: Pick<Reservation, "id" | "tables">;
  },
): Promise<Reservation["tables"]> {
  const { tenantId, stay, tableIds, current } = input;
  const room = await listRoomTables(tx, { tenantId });
  const claims = await listTakenTables(tx, {
    tenantId,
    from: stay.startsAt,
    to: stay.endsAt,
    exceptReservationId: current?.id,
  });
  const taken = new Set(claims.flatMap((claim) => claim.tableIds));
  const chosen =
    tableIds ??
    chooseFor(
      room.filter(({ id }) => !taken.has(id)),
      stay.guestCount,
      current,
    );

  const unknown = chosen.find((wanted) => !room.some(({ id }) => id === wanted));
  if (unknown !== undefined)
    return fail("TABLE_NOT_FOUND", `There is no table ${unknown} at this restaurant.`);
  const clash = room.find(({ id }) => chosen.includes(id) && taken.has(id));
  if (clash) return fail("TABLE_TAKEN", `Table ${clash.name} is taken at that time.`);
  const tables = await lockTables(tx, { tenantId, tableIds: chosen });
  if (tables.length < chosen.length)
    return fail("TABLE_NOT_FOUND", "One of the tables has just been removed. Choose again.");
  return tables;
}

function chooseFor(
  free: Parameters<typeof chooseTables>[0],
  guestCount: number,
  current: Pick<Reservation, "tables"> | undefined,
): string[] {
  const present = free.filter(({ id }) => current?.tables.some((table) => table.id === id));
  const seats = present.reduce((sum, table) => sum + table.seats, 0);
  if (current && present.length === current.tables.length && seats >= guestCount)
    return present.map(({ id }) => id);
  const best = chooseTables(free, guestCount);
  return (
    best?.map(({ id }) => id) ??
    fail(
      "SLOT_UNAVAILABLE",
      "No table is free for this party at that time. Choose tables yourself, or another time.",
      { reason: "TIME_NOT_OFFERED" },
    )
  );
}
