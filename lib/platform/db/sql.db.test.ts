import { describe, expect } from "vitest";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { asTableOwner } from "@/lib/testing/test-database";
import type { SqlTx } from "./sql";
import { inSqlTransaction, inTransaction } from "./transaction";

it.beforeAll(async () => {
  await asTableOwner("CREATE TABLE written (id int PRIMARY KEY); GRANT ALL ON written TO PUBLIC");
});

/** One of every type that the stores read in plain SQL. */
const ONE_OF_EACH = `
  SELECT $1::text AS text, 7::int AS whole, 9007199254740993::bigint AS big, sum(n) AS sum, 12.25::numeric AS exact,
         0.25::float8 AS fraction, true AS yes, NULL::text AS nothing, $2::timestamptz AS instant,
         '{"a": [1, null]}'::jsonb AS json, $3::text[] AS texts, ARRAY[1, 2] AS numbers, 'paid'::payment_status AS enum
    FROM generate_series(1, 3) n`;

const INSTANT = new Date("2027-03-14T02:30:00.123Z");

const CLIENTS = {
  Prisma: <T>(work: (tx: SqlTx) => Promise<T>) => inTransaction(app.db, work),
  pool: <T>(work: (tx: SqlTx) => Promise<T>) => inSqlTransaction(app.db, work),
};

describe.each(Object.entries(CLIENTS))("a transaction of %s", (name, inTx) => {
  it("reads every type as the other does", async () => {
    const rows = await inTx((tx) => tx.query(ONE_OF_EACH, ["Crème 🍰", INSTANT, ["a", "b,c"]]));
    expect(rows).toEqual([
      {
        text: "Crème 🍰",
        whole: 7,
        big: "9007199254740993",
        sum: "6",
        exact: "12.25",
        fraction: 0.25,
        yes: true,
        nothing: null,
        instant: INSTANT,
        json: { a: [1, null] },
        texts: ["a", "b,c"],
        numbers: [1, 2],
        enum: "paid",
      },
    ]);
  });

  it("counts what it writes, and runs a named statement", async () => {
    const ids = name === "pool" ? [1, 2, 3] : [4, 5, 6];
    const insert = { name: `insert-${name}`, text: "INSERT INTO written SELECT unnest($1::int[])" };
    const counts = await inTx(async (tx) => [
      await tx.execute(insert, [ids]),
      await tx.execute("UPDATE written SET id = id WHERE id = $1", [ids[0]]),
      await tx.execute("DELETE FROM written WHERE id = 99"),
    ]);
    expect(counts).toEqual([3, 1, 0]);
  });

  it("stays apart from another that runs at the same time", async () => {
    const sessionOf = async (tx: SqlTx) =>
      (await tx.query<{ pid: number }>("SELECT pg_backend_pid() AS pid"))[0];
    let announce = () => {};
    const secondBegan = new Promise<void>((resolve) => {
      announce = resolve;
    });
    const first = inTx(async (tx) => {
      const before = await sessionOf(tx);
      await secondBegan;
      return { before, after: await sessionOf(tx) };
    });
    const second = inTx(async (tx) => {
      const own = await sessionOf(tx);
      announce();
      await first;
      return own;
    });
    const { before, after } = await first;
    expect(after).toEqual(before);
    expect(await second).not.toEqual(before);
  });

  it("keeps nothing of work that throws", async () => {
    const failing = inTx(async (tx) => {
      await tx.execute("INSERT INTO written VALUES (50)");
      throw new Error("the work failed");
    });
    await expect(failing).rejects.toThrow("the work failed");
    expect(await app.db.sql.query("SELECT id FROM written WHERE id = 50")).toEqual([]);
  });
});
