import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";

export type EventSubject = "order" | "reservation" | "gift_card";

/** Which events are about a row of `ref`; each of them has an index. */
export const EVENTS_ABOUT: Record<EventSubject, Prisma.Sql> = {
  order: Prisma.sql`e.tenant_id = ref."tenantId" AND e.order_id = ref.id`,
  reservation: Prisma.sql`e.tenant_id = ref."tenantId" AND e.data->>'reservationId' = ref.id`,
  gift_card: Prisma.sql`e.tenant_id = ref."tenantId" AND e.data->>'giftCardId' = ref.id`,
};

/**
 * What replaces fields of the events about one thing, `items.note` those of each item; with `given`, only in events where
 * the field has that value, in any case.
 */
export type EventErasure = {
  tenantId: string;
  id: string;
  patch: Record<string, string | null>;
  given?: { field: string; value: string };
};

/** Takes a person out of recorded events. Fields that an event does not have, or has as null, are left alone. */
export async function eraseFromEvents(
  tx: Tx,
  { about, erasures }: { about: EventSubject; erasures: readonly EventErasure[] },
): Promise<void> {
  if (erasures.length === 0) return;
  const rows = erasures.map(({ given, ...rest }) => ({ ...rest, ...given }));
  // Events are immutable but for this (trigger). Of the functions in an UPDATE, Citus takes immutable ones; jsonb_agg is not.
  await tx.$executeRaw`SET LOCAL bazar.erasure = 'on'`;
  await tx.$executeRaw`
    UPDATE event e
       SET data = e.data || (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(ref.patch)
                              WHERE jsonb_typeof(e.data->key) <> 'null')
                         || CASE WHEN ref.patch ? 'items.note' AND jsonb_path_exists(e.data, '$.items[*].note ? (@ != null)')
                            THEN (
                              SELECT ('{"items":[' || string_agg((line || '{"note":null}')::text, ',' ORDER BY place) || ']}')::jsonb
                                FROM jsonb_array_elements(e.data->'items') WITH ORDINALITY AS l(line, place))
                            ELSE '{}' END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
             AS ref("tenantId" text, id text, patch jsonb, field text, value text)
     WHERE ${EVENTS_ABOUT[about]} AND (ref.field IS NULL OR lower(e.data->>ref.field) = lower(ref.value))`;
}
