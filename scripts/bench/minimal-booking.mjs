import pg from "pg";
import { sqlLoad } from "./sql-load.mjs";

const TABLES = 40;
const STAY_MS = 90 * 60_000;

/**
 * The least that recording a booking takes: the tables that are free, the booking, the claim of its table (which no
 * other may overlap) and an event, in one transaction through the plain driver. The limit that a booking is held to.
 *
 * @param {string} url
 */
export async function prepareMinimalBookings(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    CREATE TABLE bench.room (tenant_id text PRIMARY KEY, sequence bigint NOT NULL);
    CREATE TABLE bench.booking (tenant_id text, id uuid, starts_at timestamptz, guests int, data jsonb,
      PRIMARY KEY (tenant_id, id));
    CREATE TABLE bench.claim (tenant_id text, booking_id uuid, table_id int, starts_at timestamptz, ends_at timestamptz,
      PRIMARY KEY (tenant_id, booking_id, table_id), FOREIGN KEY (tenant_id, booking_id) REFERENCES bench.booking,
      EXCLUDE USING gist (tenant_id WITH =, table_id WITH =, tstzrange(starts_at, ends_at) WITH &&));
    INSERT INTO bench.room VALUES ('t', 0);`);
  await client.end();
}

const guest = JSON.stringify({
  name: "Bench Diner",
  email: "diner@bench.example",
  phone: "+39 333 0000000",
});
let recorded = 0;

async function recordBooking(/** @type {pg.Client} */ client) {
  const turn = recorded++;
  const start = new Date(Date.UTC(2030, 0, 1) + Math.floor(turn / TABLES) * STAY_MS);
  const end = new Date(start.getTime() + STAY_MS);
  const id = crypto.randomUUID();
  await client.query("BEGIN");
  await client.query({
    name: "taken",
    text: "SELECT table_id FROM bench.claim WHERE tenant_id = $1 AND tstzrange(starts_at, ends_at) && tstzrange($2, $3)",
    values: ["t", start, end],
  });
  await client.query({
    name: "booking",
    text: "INSERT INTO bench.booking VALUES ($1, $2, $3, 2, $4)",
    values: ["t", id, start, guest],
  });
  await client.query({
    name: "claim",
    text: "INSERT INTO bench.claim VALUES ($1, $2, $3, $4, $5)",
    values: ["t", id, turn % TABLES, start, end],
  });
  const counter = await client.query({
    name: "sequence",
    text: "UPDATE bench.room SET sequence = sequence + 1 WHERE tenant_id = $1 RETURNING sequence",
    values: ["t"],
  });
  await client.query({
    name: "booking-event",
    text: "INSERT INTO bench.event VALUES ($1, $2, $3, 'reservation.created', $4)",
    values: ["bookings", counter.rows[0].sequence, crypto.randomUUID(), guest],
  });
  await client.query("COMMIT");
}

/**
 * @param {string} url
 * @param {{ connections: number, seconds: number }} input
 */
export function minimalBookings(url, input) {
  return sqlLoad(url, input, recordBooking);
}
