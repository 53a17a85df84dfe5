import pg from "pg";
import { sqlLoad } from "./sql-load.mjs";

/**
 * The least that recording an order takes: the tenant's counter, the order, three items, a timeline entry and an event,
 * in one transaction through the plain driver. The limit that an order is held to.
 *
 * @param {string} url
 */
export async function prepareMinimalOrders(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE SCHEMA bench;
    CREATE TABLE bench.counter (tenant_id text PRIMARY KEY, number int NOT NULL, sequence bigint NOT NULL);
    CREATE TABLE bench.orders (tenant_id text, id uuid, number int, status text, total int, data jsonb,
      created_at timestamptz DEFAULT now(), PRIMARY KEY (tenant_id, id), UNIQUE (tenant_id, number));
    CREATE TABLE bench.item (tenant_id text, order_id uuid, position int, product text, quantity int, price int,
      PRIMARY KEY (tenant_id, order_id, position), FOREIGN KEY (tenant_id, order_id) REFERENCES bench.orders);
    CREATE TABLE bench.timeline (tenant_id text, order_id uuid, position int, status text, at timestamptz DEFAULT now(),
      PRIMARY KEY (tenant_id, order_id, position), FOREIGN KEY (tenant_id, order_id) REFERENCES bench.orders);
    CREATE TABLE bench.event (tenant_id text, sequence bigint, id uuid UNIQUE, type text, data jsonb,
      PRIMARY KEY (tenant_id, sequence));
    INSERT INTO bench.counter VALUES ('t', 0, 0);`);
  await client.end();
}

const customer = JSON.stringify({
  name: "Bench Diner",
  email: "diner@bench.example",
  phone: "+39 333 0000000",
});

async function recordOrder(/** @type {pg.Client} */ client) {
  const id = crypto.randomUUID();
  await client.query("BEGIN");
  const counter = await client.query({
    name: "counter",
    text: "UPDATE bench.counter SET number = number + 1, sequence = sequence + 1 WHERE tenant_id = $1 RETURNING number, sequence",
    values: ["t"],
  });
  const { number, sequence } = counter.rows[0];
  await client.query({
    name: "order",
    text: "INSERT INTO bench.orders (tenant_id, id, number, status, total, data) VALUES ($1, $2, $3, 'pending', $4, $5)",
    values: ["t", id, number, 6000, customer],
  });
  await client.query({
    name: "items",
    text: `INSERT INTO bench.item VALUES ($1, $2, 0, $3, 2, 1000), ($1, $2, 1, $4, 2, 1000), ($1, $2, 2, $5, 2, 1000)`,
    values: ["t", id, "a", "b", "c"],
  });
  await client.query({
    name: "timeline",
    text: "INSERT INTO bench.timeline (tenant_id, order_id, position, status) VALUES ($1, $2, 0, 'pending')",
    values: ["t", id],
  });
  await client.query({
    name: "event",
    text: "INSERT INTO bench.event VALUES ($1, $2, $3, 'order.created', $4)",
    values: ["t", sequence, crypto.randomUUID(), customer],
  });
  await client.query("COMMIT");
}

/**
 * @param {string} url
 * @param {{ connections: number, seconds: number }} input
 */
export function minimalOrders(url, input) {
  return sqlLoad(url, input, recordOrder);
}
