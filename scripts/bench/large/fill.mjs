import pg from "pg";
import { FUNCTIONS } from "./functions-sql.mjs";
import { BALANCES, GIFT_CARDS, PAYMENTS, RECEIPTS } from "./money-sql.mjs";
import {
  AROUND_ORDERS,
  EVENTS,
  ORDER_ITEMS,
  ORDERS,
  STEPS,
  soldStatements,
  TIMELINE,
} from "./orders-sql.mjs";
import { cutIntoPieces } from "./pieces.mjs";
import { platformStatements, restaurantStatements } from "./restaurants-sql.mjs";
import { ordersPerRestaurant } from "./skew.mjs";

/** Orders of one transaction: its temporary tables fit into memory, and a stopped fill has little to do again. */
const PIECE = 25_000;
const RESTAURANTS_AT_ONCE = 200;

/** @typedef {import("./options.mjs").Size} Size */

/**
 * Fills a migrated and otherwise empty database, or goes on where an earlier fill was stopped: each step is a transaction
 * that notes itself. Every row is made by the database itself, of the seed alone.
 *
 * Nothing is sent to the database but statements, so it is as fast on another machine. Whoever may, writes with triggers
 * and foreign keys off, which is faster; `careful` leaves them on, and tests show that they find nothing.
 *
 * @param {string} url of the role that owns the tables
 * @param {{ size: Size, until?: Date, careful?: boolean, tell?: (done: number, all: number) => void }} input `until`: the
 * moment at which the newest orders are being cooked, for a new database
 */
export async function fillDatabase(
  url,
  { size, until = new Date(), careful = false, tell = () => undefined },
) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(FUNCTIONS);
    await keepPlan(client, { size, until });
    await client.query("SET synchronous_commit = off; SET work_mem = '64MB'; SET temp_buffers = '64MB'");
    const isFast = !careful && (await switchChecksOff(client));
    const steps = stepsOf(size, { isFast });
    const { rows } = await client.query("SELECT step FROM bench.done");
    const done = new Set(rows.map(({ step }) => step));
    for (const [index, { name, statements }] of steps.entries()) {
      if (!done.has(name)) await runStep(client, name, statements);
      tell(index + 1, steps.length);
    }
    if (done.size < steps.length) await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}

/** Whether this role may write without triggers and foreign keys: a superuser may, owners at most providers may not. */
async function switchChecksOff(/** @type {pg.Client} */ client) {
  return client.query("SET session_replication_role = replica").then(
    () => true,
    () => false,
  );
}

async function keepPlan(
  /** @type {pg.Client} */ client,
  /** @type {{ size: Size, until: Date }} */ { size, until },
) {
  const { rows } = await client.query("SELECT size = $1::jsonb AS same FROM bench.plan", [size]);
  if (rows[0]?.same === false)
    throw new Error(
      "This database was begun with other numbers or another seed. Repeat those, or take an empty one.",
    );
  if (rows[0]) return;
  const { rows: found } = await client.query("SELECT EXISTS (SELECT FROM tenant) AS used");
  if (found[0].used)
    throw new Error("This database has restaurants already. Take an empty one: a fill adds to nothing.");
  await client.query(
    "INSERT INTO bench.plan (size, until) VALUES ($1, date_trunc('second', $2::timestamptz))",
    [size, until],
  );
}

/** @returns {{ name: string, statements: string[] }[]} */
function stepsOf(/** @type {Size} */ size, /** @type {{ isFast: boolean }} */ { isFast }) {
  const totals = ordersPerRestaurant(size);
  const restaurants = [];
  for (let from = 0; from < totals.length; from += RESTAURANTS_AT_ONCE) {
    const parts = totals
      .slice(from, from + RESTAURANTS_AT_ONCE)
      .map((total, index) => [from + index + 1, total]);
    restaurants.push({
      name: `restaurants from ${from + 1}`,
      statements: restaurantStatements(valuesOf(["t", "total"], parts)),
    });
  }
  const orders = cutIntoPieces(totals, PIECE).map((piece) => {
    const rows = piece.map(({ t, first, last, total }) => [t, first, last, total]);
    return {
      name: `orders from ${piece[0]?.t}:${piece[0]?.first}`,
      statements: [
        ...soldStatements(valuesOf(["t", "first", "last", "total"], rows), size.seed),
        ...GIFT_CARDS,
        ORDERS,
        ORDER_ITEMS,
        STEPS,
        TIMELINE,
        EVENTS,
        ...AROUND_ORDERS,
        ...PAYMENTS,
        ...(isFast ? [BALANCES] : []),
        ...RECEIPTS,
      ],
    };
  });
  return [...restaurants, { name: "platform", statements: platformStatements() }, ...orders];
}

/** Rows of whole numbers as a table for a FROM; they are ours, so they need no parameters. */
function valuesOf(/** @type {string[]} */ columns, /** @type {number[][]} */ rows) {
  const values = rows.map((row) => `(${row.join(", ")})`).join(", ");
  return `SELECT * FROM (VALUES ${values}) AS part(${columns.join(", ")})`;
}

async function runStep(
  /** @type {pg.Client} */ client,
  /** @type {string} */ name,
  /** @type {string[]} */ statements,
) {
  await client.query("BEGIN");
  try {
    for (const statement of statements) await client.query(statement);
    await client.query("INSERT INTO bench.done (step) VALUES ($1)", [name]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
