import { expect, onTestFinished, test } from "vitest";
import { openDatabaseBefore } from "@/lib/testing/migrated-database";

test("the embedded processor of an earlier demo has what its payments add up to", async () => {
  const database = await openDatabaseBefore("20261125134625_emulator_balance");
  onTestFinished(database.drop);
  const keep = (id: string, kind: string, body: object) =>
    database.execute(
      `INSERT INTO stripe_emulator_object (id, kind, body, created_at)
       VALUES ('${id}', '${kind}', '${JSON.stringify({ id, object: kind, currency: "eur", ...body })}', now())`,
    );
  await keep("pi_1", "payment_intent", { status: "succeeded", amount_received: 5000, latest_charge: "ch_1" });
  await keep("pi_2", "payment_intent", { status: "canceled", amount_received: 0, latest_charge: null });
  await keep("re_1", "refund", { status: "succeeded", amount: 700 });
  await keep("re_2", "refund", { status: "failed", amount: 300 });
  await keep("tr_1", "transfer", { amount: 2000 });
  await keep("trr_1", "transfer_reversal", { amount: 150 });
  await keep("dp_1", "dispute", { status: "lost", amount: 400 });
  await keep("dp_2", "dispute", { status: "won", amount: 90 });
  await keep("evt_1", "event", { data: {} });
  await database.migrate();
  expect(await database.rows("SELECT currency, total::int FROM stripe_emulator_balance")).toEqual([
    { currency: "eur", total: 5000 - 700 - 2000 + 150 - 400 },
  ]);
  const moves = await database.rows(
    `SELECT source_id AS source, body->>'reporting_category' AS category, net::int
       FROM stripe_emulator_transaction ORDER BY sequence, category`,
  );
  expect(moves.map(({ source, category, net }) => `${source} ${category} ${net}`)).toEqual([
    "ch_1 charge 5000",
    "re_1 refund -700",
    "tr_1 transfer -2000",
    "trr_1 transfer_reversal 150",
    "dp_1 dispute -400",
    "dp_2 dispute -90",
    "dp_2 dispute_reversal 90",
  ]);
});
