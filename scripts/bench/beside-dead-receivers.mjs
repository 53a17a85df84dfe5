import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { nextAddress } from "./load.mjs";

const RESTAURANTS = 4;
const RECEIVERS_EACH = 20;
const EVENTS_EACH = 30;
const ORDERS_PER_SECOND = 5;
const patienceMs = 30_000;

/** @typedef {{ receivers: number, orders: number, lost: number, p50Ms: number, p90Ms: number }} BesideDead */

/**
 * How long a healthy restaurant's webhook takes from the order's answer to its arrival, while other restaurants have
 * receivers that never answer and always something that is due.
 *
 * @param {{ databaseUrl: string, slug: string, order: import("./requests.mjs").Write, seconds: number }} input
 * @returns {Promise<BesideDead>}
 */
export async function besideDeadReceivers({ databaseUrl, slug, order, seconds }) {
  /** @type {Map<string, number>} */
  const arrivedAt = new Map();
  const healthy = await listen(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    response.writeHead(204).end();
    const orderId = /ord_\w+/.exec(body)?.[0];
    if (orderId && !arrivedAt.has(orderId)) arrivedAt.set(orderId, performance.now());
  });
  const silent = await listen(() => {});
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await addReceivers(client, { slug, healthyUrl: healthy.url, silentUrl: silent.url });
  await wait(2_000);

  /** @type {Map<string, number>} */
  const answeredAt = new Map();
  for (let sent = 0; sent < seconds * ORDERS_PER_SECOND; sent += 1) {
    const response = await fetch(order.url, {
      method: "POST",
      body: order.body(),
      headers: { "content-type": "application/json", "x-forwarded-for": nextAddress() },
    });
    const { id } = await response.json();
    answeredAt.set(id, performance.now());
    await wait(1_000 / ORDERS_PER_SECOND);
  }
  const deadline = performance.now() + patienceMs;
  while ([...answeredAt.keys()].some((id) => !arrivedAt.has(id)) && performance.now() < deadline)
    await wait(50);

  await client.query(
    "UPDATE webhook_endpoint SET deleted_at = now(), disabled_at = now(), disabled_reason = 'owner'",
  );
  await client.query("UPDATE webhook_delivery SET status = 'failed' WHERE status = 'pending'");
  await client.end();
  healthy.stop();
  silent.stop();
  const tookMs = [...answeredAt]
    .flatMap(([id, at]) => Math.max(0, (arrivedAt.get(id) ?? Number.NaN) - at))
    .filter((ms) => !Number.isNaN(ms))
    .sort((a, b) => a - b);
  const quantile = (/** @type {number} */ share) =>
    Math.round(tookMs[Math.floor(tookMs.length * share)] ?? Number.NaN);
  return {
    receivers: RESTAURANTS * RECEIVERS_EACH,
    orders: answeredAt.size,
    lost: answeredAt.size - tookMs.length,
    p50Ms: quantile(0.5),
    p90Ms: quantile(0.9),
  };
}

/** @param {import("node:http").RequestListener} answer */
async function listen(answer) {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

/**
 * @param {pg.Client} client
 * @param {{ slug: string, healthyUrl: string, silentUrl: string }} input
 */
async function addReceivers(client, { slug, healthyUrl, silentUrl }) {
  const insertEndpoints = `
    INSERT INTO webhook_endpoint (tenant_id, id, url, event_types, secret, created_at)
    SELECT t.id, 'whe_bench' || n || t.slug, $1, '{}', 'whsec_' || encode(sha256('bench'), 'base64'), now()
      FROM tenant t, generate_series(1, $2) AS n WHERE t.slug ~ $3`;
  await client.query(
    `INSERT INTO tenant
     SELECT (jsonb_populate_record(tenant, jsonb_build_object('id', 'tsilent' || n, 'slug', 'silent' || n))).*
       FROM tenant, generate_series(1, $2) AS n WHERE slug = $1`,
    [slug, RESTAURANTS],
  );
  await client.query(insertEndpoints, [healthyUrl, 1, `^${slug}$`]);
  await client.query(insertEndpoints, [silentUrl, RECEIVERS_EACH, "^silent"]);
  await client.query(
    `INSERT INTO event (tenant_id, sequence, id, type, data, created_at)
     SELECT t.id, n, 'evt_' || t.slug || n, 'order.created', '{}', now()
       FROM tenant t, generate_series(1, $1) AS n WHERE t.slug ~ '^silent'`,
    [EVENTS_EACH],
  );
  await client.query(
    `INSERT INTO webhook_delivery (tenant_id, id, endpoint_id, sequence, next_attempt_at, created_at)
     SELECT e.tenant_id, 'whd_' || e.sequence || w.id, w.id, e.sequence, now(), now()
       FROM event e JOIN webhook_endpoint w USING (tenant_id) JOIN tenant t ON t.id = e.tenant_id
      WHERE t.slug ~ '^silent'`,
  );
}
