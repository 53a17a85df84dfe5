import pg from "pg";
import type { Api } from "@/lib/testing/call";
import { type FuzzWorld, seedFuzzWorld } from "@/lib/testing/fuzz/fuzz-world";
import { liveOnce } from "@/lib/testing/lived-shop";
import type { TestApp } from "@/lib/testing/test-app";
import { copyRestaurants, pretendToBeLarge } from "./copy-restaurants";
import { makeUpRows } from "./made-up-rows";

const SIZE = { restaurants: 60, copies: 8, ownCopies: 60 };

/**
 * Two restaurants among many, with something of everything: one that is ready for every operation, and one that much has
 * happened to. `ownerUrl` leads to the database as its superuser.
 */
export async function seedPlanWorlds(app: TestApp, api: Api, ownerUrl: string): Promise<FuzzWorld[]> {
  const ready = await seedFuzzWorld(app, api);
  const begin = app.clock.now();
  const lived = await livedWorld(app, ready);
  app.clock.set(begin);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await makeUpRows(owner, lived.ids.hqTenantId ?? "");
    await copyRestaurants(owner, SIZE);
    await pretendToBeLarge(owner);
  } finally {
    await owner.end();
  }
  return [ready, lived];
}

async function livedWorld(app: TestApp, ready: FuzzWorld): Promise<FuzzWorld> {
  const { shop, orderId, cardId, billId, ingredientId } = await liveOnce(app);
  const { rows } = await app.db.pool.query<Record<string, string>>(
    `SELECT (SELECT id FROM dispute WHERE tenant_id = $1 LIMIT 1) AS "disputeId",
            (SELECT id FROM receipt WHERE tenant_id = $1 LIMIT 1) AS "receiptId",
            (SELECT id FROM transfer WHERE tenant_id = $1 LIMIT 1) AS "payoutId"`,
    [shop.tenantId],
  );
  const ids = { orderId, guestId: orderId, giftCardId: cardId, billId, ingredientId, ...rows[0] };
  return {
    sessions: { ...ready.sessions, owner: shop.owner },
    ids: { ...ready.ids, tenantId: shop.slug, hqTenantId: shop.tenantId, ...ids },
  };
}
