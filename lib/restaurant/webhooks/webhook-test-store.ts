import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { NewEventOf, RecordedEvent } from "@/lib/platform/events/event";

type TestDelivery = { id: string; leaseId: string; event: RecordedEvent };

/**
 * Records a test as an event with its number, and its delivery to the one endpoint, which this process may send until
 * the lease ends. Nobody else receives it. Locks the counter, so it comes last.
 */
export async function recordTestEvent(
  tx: Tx,
  input: {
    tenantId: TenantId;
    endpointId: string;
    data: NewEventOf<"webhook.test">["data"];
    leasedUntil: Date;
    now: Date;
  },
): Promise<TestDelivery> {
  const { tenantId, endpointId, data, leasedUntil, now } = input;
  const { eventSequence: sequence } = await tx.tenantCounter.update({
    where: { tenantId },
    data: { eventSequence: { increment: 1 } },
    select: { eventSequence: true },
  });
  const event = { id: newId("evt"), type: "webhook.test", data, createdAt: now } as const;
  const stored = await tx.event.create({ data: { ...event, tenantId, sequence }, select: { data: true } });
  const delivery = { id: newId("whd"), leaseId: newId("req") };
  await tx.webhookDelivery.create({
    data: { ...delivery, tenantId, endpointId, sequence, leasedUntil, nextAttemptAt: now, createdAt: now },
  });
  // As the database has it, which every further attempt sends.
  const told = stored.data as RecordedEvent["data"];
  return { ...delivery, event: { ...event, data: told, sequence: Number(sequence) } };
}
