import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
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
    dishes: items.map(({ productId, productName, quantity, selectedOptions }) => {
      const options = Object.values(selectedOptions)
        .flat()
        .map((label) => parseOptionLabel(label, currency).name);
      const optionLabels = [...Object.entries(selectedOptions).flat(2), ...options];
      return { productId, quantity, name: productName, options, optionLabels, guest };
    }),
    followUrl: null,
    locale: "",
    now,
  });
}
