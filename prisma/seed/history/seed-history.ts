import { Client } from "pg";
import type { App } from "@/lib/app/app";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { sealGiftCardCode } from "@/lib/service/gift-cards/sealed-gift-card-code";
import { DEMO_RESTAURANTS } from "@/prisma/seed/content/demo-restaurants";
import { demoId, demoTenantId } from "@/prisma/seed/seed-ids";
import { seedPayoutAccount } from "@/prisma/seed/seed-payout-account";
import { composeHistory, type RestaurantState } from "./compose-history";
import type { HistoryRows } from "./history-rows";
import { insertRows } from "./insert-rows";
import type { RestaurantRules } from "./scene";

/** As prisma/schema/tenancy.prisma begins. */
const NO_ORDER = 1000;

/**
 * Gives the demo restaurants their last 90 days. Everything or nothing, once: a demo that has a history, or that
 * somebody has ordered from or changed meanwhile, is left as it is. Returns whether it was written. No event, email or job
 * is: whoever listens to the restaurants hears what happens from now on.
 */
export async function seedHistory(app: App, { days }: { days?: number } = {}): Promise<boolean> {
  // A connection of its own: this takes longer than the limits of requests allow, and nobody waits for it.
  const client = new Client({ connectionString: app.db.directUrl });
  await client.connect();
  try {
    await client.query("BEGIN");
    const written = await writeOnce(client, {
      now: app.clock.now(),
      days,
      keys: app.env.GIFT_CARD_SECRET,
    });
    await client.query("COMMIT");
    return written;
  } finally {
    // What is not committed goes with the connection.
    await client.end();
  }
}

async function writeOnce(
  client: Client,
  { now, days, keys }: { now: Date; days?: number; keys: KeyRing },
): Promise<boolean> {
  const rules = await lockUnused(client);
  if (rules === null) return false;
  const rulesOf = (tenantId: string) => {
    const found = rules.get(tenantId);
    if (!found) throw new Error(`The demo restaurant ${tenantId} is not there`);
    return found;
  };
  const { rows, restaurants } = composeHistory(DEMO_RESTAURANTS, { now, rulesOf, days });
  await insertRows(client, { ...rows, giftCard: rows.giftCard.map((card) => withSealedCode(keys, card)) });
  for (const restaurant of restaurants) await bringUpToDate(client, restaurant);
  return true;
}

/** Histories are composed without secrets: a card's code is sealed as it is written. */
function withSealedCode(
  keys: KeyRing,
  { code, ...card }: HistoryRows["giftCard"][number],
): Prisma.GiftCardCreateManyInput {
  const of = { tenantId: mintTenantId(card.tenantId), id: card.id, code };
  return { ...card, ...sealGiftCardCode(keys, of) };
}

/** The rules of the demo restaurants, each held against orders until the end; null when they have been in use. */
async function lockUnused(client: Client): Promise<Map<string, RestaurantRules> | null> {
  const ids = DEMO_RESTAURANTS.map(({ slug }) => demoTenantId(slug));
  const { rows } = await client.query<RestaurantRules & { id: string; isUnused: boolean }>(
    `SELECT t.id, t.platform_fee_bps AS "platformFeeBps", t.prep_minutes AS "prepMinutes",
            t.delivery_minutes AS "deliveryMinutes", t.escrow_delay_hours AS "escrowDelayHours",
            t.plausible_prep_seconds AS "plausiblePrepSeconds",
            c.order_number = $2 AND c.event_sequence = 0
              AND (t.stripe_account_id IS NULL OR t.stripe_account_id = 'acct_' || t.id)
              AND NOT EXISTS (SELECT FROM payout_account a WHERE a.tenant_id = t.id AND a.account_id <> 'acct_' || t.id)
              AND NOT EXISTS (SELECT FROM ingredient i WHERE i.tenant_id = t.id)
              AND NOT EXISTS (SELECT FROM reservation r WHERE r.tenant_id = t.id)
              AND NOT EXISTS (SELECT FROM drawer d WHERE d.tenant_id = t.id)
              AND NOT EXISTS (SELECT FROM referral f WHERE f.tenant_id = t.id)
              AND NOT EXISTS (SELECT FROM coupon u WHERE u.tenant_id = t.id AND NOT u.id = ANY ($3))
              AND NOT EXISTS (SELECT FROM unnest($4::text[]) AS dish(id)
                               WHERE NOT EXISTS (SELECT FROM product p WHERE p.id = dish.id)) AS "isUnused"
       FROM tenant t JOIN tenant_counter c ON c.tenant_id = t.id
      WHERE t.id = ANY ($1) ORDER BY t.id FOR UPDATE OF t, c`,
    [ids, NO_ORDER, knownCoupons(), knownDishes()],
  );
  return rows.every(({ isUnused }) => isUnused) ? new Map(rows.map(({ id, ...rest }) => [id, rest])) : null;
}

function knownCoupons(): string[] {
  return DEMO_RESTAURANTS.flatMap(({ slug, coupons }) =>
    coupons.map(({ code }) => demoId("cpn", slug, code)),
  );
}

function knownDishes(): string[] {
  return DEMO_RESTAURANTS.flatMap(({ slug, menu }) =>
    menu.flatMap(({ products }) => products.map(({ key }) => demoId("prd", slug, key))),
  );
}

async function bringUpToDate(
  client: Client,
  { restaurant, tenantId, openedAt, lastNumber, receipts }: RestaurantState,
): Promise<void> {
  await client.query(`UPDATE tenant SET created_at = $2::timestamptz WHERE id = $1`, [tenantId, openedAt]);
  await seedPayoutAccount((sql, values) => client.query(sql, values), restaurant, openedAt);
  await client.query(
    `UPDATE tenant_counter SET order_number = $2, receipt_number = $3, correction_number = $4 WHERE tenant_id = $1`,
    [tenantId, lastNumber, receipts.receiptNumber, receipts.correctionNumber],
  );
  await client.query(`UPDATE tenant_version SET version = version + 1 WHERE tenant_id = $1`, [tenantId]);
  await client.query(
    `UPDATE coupon c SET used = (SELECT count(*) FROM coupon_redemption r
                                  WHERE r.tenant_id = c.tenant_id AND r.coupon_id = c.id)
      WHERE c.tenant_id = $1`,
    [tenantId],
  );
}
