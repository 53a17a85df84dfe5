import type { SqlTx } from "@/lib/platform/db/sql";
import type { EventSubject } from "@/lib/platform/events/event-erasure-store";

type Refs = readonly { tenantId: string; id: string }[];
type Erased = Record<EventSubject, Set<string>>;

const erasedIn = new WeakMap<SqlTx, Map<string, Erased>>();

/** Notes what a transaction takes a person out of. */
export function noteErased(tx: SqlTx, about: EventSubject, refs: Refs): void {
  const byTenant = erasedIn.get(tx) ?? new Map<string, Erased>();
  erasedIn.set(tx, byTenant);
  for (const { tenantId, id } of refs) {
    const erased = byTenant.get(tenantId) ?? {
      order: new Set(),
      reservation: new Set(),
      gift_card: new Set(),
    };
    erased[about].add(id);
    byTenant.set(tenantId, erased);
  }
}

/** What was noted, by restaurant, once. */
export function takeErased(tx: SqlTx): ReadonlyMap<string, Erased> {
  const erased = erasedIn.get(tx) ?? new Map<string, Erased>();
  erasedIn.delete(tx);
  return erased;
}
