import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import { hasGiftCardCode } from "./gift-card-store";
import type { GiftCardCodeMatch } from "./sealed-gift-card-code";

type Mailbox = { tenantId: string | null; email: string };
type Ref = { tenantId: string; id: string };

/** Cards and purchases that name an email address, at one restaurant or at all; the email in lower case. */
export type GiftCardTraces = {
  cards: Ref[];
  purchases: (Ref & { open: boolean; online: boolean; own: boolean })[];
};

const names = (email: string) =>
  Prisma.sql`(lower(purchaser_email) = ${email} OR lower(recipient_email) = ${email})`;

/** What names an email address, held until the transaction ends. */
export async function findGiftCardTraces(tx: Tx, { tenantId, email }: Mailbox): Promise<GiftCardTraces> {
  const traces: GiftCardTraces = { cards: [], purchases: [] };
  for (const restaurant of tenantId === null ? await listRestaurantsThatName(tx, email) : [tenantId]) {
    const { cards, purchases } = await findTracesAt(tx, { tenantId: restaurant, email });
    traces.cards.push(...cards);
    traces.purchases.push(...purchases);
  }
  return traces;
}

async function listRestaurantsThatName(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ tenantId: string }[]>`
    SELECT tenant_id AS "tenantId" FROM gift_card_purchase
     WHERE ${names(email)}
     UNION
    SELECT tenant_id FROM gift_card
     WHERE ${names(email)}
     ORDER BY 1`;
  return rows.map(({ tenantId }) => tenantId);
}

async function findTracesAt(
  tx: Tx,
  { tenantId, email }: { tenantId: string; email: string },
): Promise<GiftCardTraces> {
  const purchases = await tx.$queryRaw<GiftCardTraces["purchases"]>`
    SELECT tenant_id AS "tenantId", id, confirmed_at IS NULL AS open,
           canceled_at IS NULL AND EXISTS (
             SELECT FROM payment p WHERE p.tenant_id = ${tenantId} AND p.gift_card_purchase_id = purchase.id) AS online, lower(purchaser_email) = ${email} AS own
      FROM gift_card_purchase purchase
     WHERE tenant_id = ${tenantId} AND ${names(email)} ORDER BY id FOR UPDATE`;
  const cards = await tx.$queryRaw<Ref[]>`
    SELECT tenant_id AS "tenantId", id FROM gift_card
     WHERE tenant_id = ${tenantId} AND ${names(email)} ORDER BY id FOR UPDATE`;
  return { cards, purchases };
}

/** Whether the email with a card's code is still on its way. */
export async function isCardEmailQueued(tx: Tx, cards: readonly Ref[]): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM email m JOIN jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) AS ref("tenantId" text, id text)
        ON m.tenant_id = ref."tenantId" AND split_part(m.unique_key, ':', 2) = ref.id
     WHERE m.template = 'gift-card' AND m.status = 'queued' LIMIT 1`;
  return found.length > 0;
}

/** Removes the mailbox's own purchases that nobody paid. */
export async function deleteOpenPurchases(tx: Tx, { purchases }: GiftCardTraces): Promise<void> {
  const open = purchases.filter((purchase) => purchase.open && purchase.own);
  await tx.giftCardPurchase.deleteMany({
    where: {
      OR: open.map(({ tenantId, id }) => ({ tenantId, id })),
      confirmedAt: null,
      NOT: { payment: { capturedMinor: { gt: 0 } } },
    },
  });
}

/**
 * Takes an email address and its person, or everybody (email null), out of cards and purchases that the caller holds; amounts
 * and movements stay, and the code still opens the card. The buyer takes their message along.
 */
export async function eraseMailboxFromCards(
  tx: Tx,
  {
    email,
    nobody,
    traces: { cards, purchases },
  }: { email: string | null; nobody: string; traces: { cards: Ref[]; purchases: Ref[] } },
): Promise<void> {
  const isTheirs = (column: Prisma.Sql) =>
    Prisma.sql`(${email}::text IS NULL OR lower(${column}) = ${email})`;
  const cardRefs = JSON.stringify(cards);
  await tx.$executeRaw`
    UPDATE gift_card c
       SET message = NULL,
           purchaser_email = CASE WHEN ${isTheirs(Prisma.sql`c.purchaser_email`)} THEN NULL ELSE c.purchaser_email END,
           recipient_name = CASE WHEN ${isTheirs(Prisma.sql`c.recipient_email`)} THEN NULL ELSE c.recipient_name END,
           recipient_email = CASE WHEN ${isTheirs(Prisma.sql`c.recipient_email`)} THEN NULL ELSE c.recipient_email END
      FROM jsonb_to_recordset(${cardRefs}::jsonb) AS ref("tenantId" text, id text)
     WHERE c.tenant_id = ref."tenantId" AND c.id = ref.id`;
  await tx.$executeRaw`
    UPDATE gift_card_purchase p
       SET message = NULL,
           purchaser_email = CASE WHEN ${isTheirs(Prisma.sql`p.purchaser_email`)} THEN ${nobody} ELSE p.purchaser_email END,
           recipient_name = CASE WHEN ${isTheirs(Prisma.sql`p.recipient_email`)} THEN NULL ELSE p.recipient_name END,
           recipient_email = CASE WHEN ${isTheirs(Prisma.sql`p.recipient_email`)} THEN NULL ELSE p.recipient_email END
      FROM jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb) AS ref("tenantId" text, id text)
     WHERE p.tenant_id = ref."tenantId" AND p.id = ref.id`;
}

/** Cards and purchases of a restaurant that name anybody and were made in the time before the instant, held. */
export async function findPeopledCards(
  tx: Tx,
  { tenantId, from, before, limit }: { tenantId: string; from: Date | null; before: Date; limit: number },
): Promise<{ cards: Ref[]; purchases: Ref[] }> {
  const since = from ?? new Date(0);
  const cards = await tx.$queryRaw<Ref[]>`
    SELECT tenant_id AS "tenantId", id FROM gift_card
     WHERE tenant_id = ${tenantId} AND created_at >= ${since}::timestamptz AND created_at < ${before}::timestamptz
       AND coalesce(purchaser_email, recipient_email, recipient_name, message) IS NOT NULL
     ORDER BY created_at, id LIMIT ${limit} FOR UPDATE`;
  const purchases = await tx.$queryRaw<Ref[]>`
    SELECT tenant_id AS "tenantId", id FROM gift_card_purchase
     WHERE tenant_id = ${tenantId} AND created_at >= ${since}::timestamptz AND created_at < ${before}::timestamptz
       AND (purchaser_email NOT LIKE '%@erased.invalid'
            OR coalesce(recipient_email, recipient_name, message) IS NOT NULL)
     ORDER BY created_at, id LIMIT ${limit} FOR UPDATE`;
  return { cards, purchases };
}

/** What names an email address of one card of a restaurant, by its code or its purchase. */
export async function findTracesByProof(
  tx: Tx,
  input: { tenantId: TenantId; email: string; match: GiftCardCodeMatch | null; pendingId: string | null },
): Promise<GiftCardTraces> {
  const { tenantId, email, match, pendingId } = input;
  const { cards, purchases } = await findGiftCardTraces(tx, { tenantId, email });
  const card = await tx.giftCard.findFirst({
    where: { tenantId, ...(match === null ? { purchaseId: pendingId } : hasGiftCardCode(match)) },
    select: { id: true, purchaseId: true },
  });
  const purchaseId = card?.purchaseId ?? pendingId;
  return {
    cards: cards.filter(({ id }) => id === card?.id),
    purchases: purchases.filter(({ id }) => id === purchaseId),
  };
}
