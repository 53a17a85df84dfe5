import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { kitchenOptions } from "@/lib/service/printers/kitchen-options";
import { type KitchenGuest, queueTickets } from "@/lib/service/printers/queue-tickets";
import type { NewBillItem } from "./bill-item-store";

/** Queues the kitchen's tickets of a round, in the transaction that adds it to its bill. */
export async function printRound(
  tx: SqlTx,
  input: {
    tenantId: TenantId;
    billId: string;
    table: string;
    round: number;
    currency: string;
    items: readonly NewBillItem[];
    guest: KitchenGuest | null;
    now: Date;
  },
): Promise<void> {
  const { tenantId, billId, table, round, currency, items, guest, now } = input;
  await queueTickets(tx, {
    tenantId,
    orderId: null,
    billId,
    notBefore: null,
    order: {
      number: `${table} · ${round}`,
      service: "dine_in",
      tableName: table,
      round,
      placedAt: now,
      dueAt: null,
      isTest: false,
    },
    dishes: items.map(({ productId, productName, quantity, selectedOptions, halvedGroups }) => ({
      productId,
      quantity,
      name: productName,
      ...kitchenOptions(selectedOptions, halvedGroups, currency),
      guest,
    })),
    followUrl: null,
    locale: "",
    now,
  });
}
