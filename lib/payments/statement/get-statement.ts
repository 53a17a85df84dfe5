import type { TenantId } from "@/lib/core/ids/tenant-id";
import { dayRange } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { onReplica } from "@/lib/platform/db/replica";
import { statementsOf } from "./period-statement";
import type { StatementDays, StatementWire } from "./period-statement-contract";
import { sumMovements } from "./period-store";

export type StatementOwner = { id: TenantId; timeZone: string; currency: string };

/** What a restaurant's balance was, what changed it by type, and what it is after that, for whole days in its zone. */
export async function getStatement(
  app: App,
  { tenant, days: { from, to } }: { tenant: StatementOwner; days: StatementDays },
): Promise<StatementWire> {
  const { id: tenantId, timeZone, currency } = tenant;
  const { start } = dayRange(from, timeZone);
  const { end } = dayRange(to, timeZone);
  const sums = await onReplica(app.db, (db) => sumMovements(db, { tenantId, start, end }));
  return { from, to, timeZone, currencies: statementsOf(sums, currency) };
}
