import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { queueTickets } from "@/lib/service/printers/queue-tickets";
import type { KitchenSubject } from "./kitchen-ticket";

/** Queues the tickets of a course in the transaction that fires it; those of the first went out with its round. */
export async function printFiredCourse(
  tx: SqlTx,
  input: { tenantId: TenantId; subject: KitchenSubject; course: number; now: Date },
): Promise<void> {
  const { tenantId, subject, course, now } = input;
  const { label, round, tableName, orderId, billId } = subject;
  const dishes = subject.lines.filter((line) => line.course === course && !line.isVoided);
  if (dishes.length === 0) return;
  await queueTickets(tx, {
    tenantId,
    orderId,
    billId,
    notBefore: null,
    order: {
      number: `${label} · ${round}.${course}`,
      service: "dine_in",
      tableName: tableName ?? label,
      round,
      placedAt: now,
      dueAt: null,
      isTest: false,
    },
    dishes: dishes.map(({ productId, quantity, name, halves, options, optionLabels, guest }) => ({
      productId,
      quantity,
      name,
      ...(halves ? { halves } : {}),
      options: [...options],
      optionLabels,
      guest,
    })),
    followUrl: null,
    locale: "",
    now,
  });
}
