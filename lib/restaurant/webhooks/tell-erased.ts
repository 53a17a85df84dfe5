import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { EventSubject } from "@/lib/platform/events/event-erasure-store";
import { tellAtCommit } from "@/lib/platform/events/event-store";

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

/** Tells restaurants' systems, with the transaction, of everything that it took people out of; nobody is named. */
export function tellErased(tx: SqlTx, now: Date): void {
  for (const [tenantId, erased] of erasedIn.get(tx) ?? []) {
    const data = {
      erasedAt: now.toISOString(),
      orderIds: [...erased.order],
      reservationIds: [...erased.reservation],
      giftCardIds: [...erased.gift_card],
    };
    tellAtCommit(tx, {
      tenantId: mintTenantId(tenantId),
      events: [{ type: "guest.erased", orderId: null, data }],
      now,
    });
  }
  erasedIn.delete(tx);
}
