import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";

type TableSpec = { seats: number; bookableOnline?: boolean };

/** Tables of a seeded shop by name, and which of them can be pushed together. Returns their ids by name. */
export async function seedRoom<Name extends string>(
  app: App,
  { tenantId }: { tenantId: TenantId },
  tables: Record<Name, number | TableSpec>,
  pairs: readonly (readonly [NoInfer<Name>, NoInfer<Name>])[] = [],
): Promise<Record<Name, string>> {
  const names = Object.keys(tables) as Name[];
  const ids = Object.fromEntries(names.map((name) => [name, newId("tbl")])) as Record<Name, string>;
  await app.db.prisma.diningTable.createMany({
    data: names.map((name, position) => {
      const spec: number | TableSpec = tables[name];
      const table = typeof spec === "number" ? { seats: spec } : spec;
      return { tenantId, id: ids[name], name, position, ...table };
    }),
  });
  await app.db.prisma.diningTablePair.createMany({
    data: pairs.map((pair) => {
      const [tableId, otherId] = pair.map((name) => ids[name]).sort() as [string, string];
      return { tenantId, tableId, otherId };
    }),
  });
  return ids;
}

/** A valid booking of a table for two on the next evening, with changes. */
export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    customerName: "Ada Diner",
    customerEmail: "ada@diner.example",
    customerPhone: "+39 333 1234567",
    guestCount: 2,
    date: "2026-11-19",
    timeSlot: "19:30",
    ...changes,
  };
}

/** The token in the newest confirmation of a booking: which only the guest receives. */
export async function cancelTokenOf(app: App, reservationId: string): Promise<string> {
  const email = await app.db.prisma.email.findFirstOrThrow({
    where: { template: "reservation-confirmed", uniqueKey: { contains: reservationId } },
    orderBy: { id: "desc" },
  });
  const { cancelUrl } = email.props as { cancelUrl: string };
  return new URL(cancelUrl).searchParams.get("token") ?? "";
}
