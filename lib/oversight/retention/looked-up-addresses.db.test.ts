import { expect } from "vitest";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { seedLookedUpAddress } from "@/lib/testing/seed-looked-up-address";
import { sweepRetention } from "./sweep-retention";

it("keeps no more than 50,000 looked-up addresses: those that are good for longest", async () => {
  const soon = await seedLookedUpAddress(app, new Date(app.clock.now().getTime() + 60_000));
  await app.db.pool.query(
    `INSERT INTO looked_up_address (key, finding, expires_at)
     SELECT 'many-' || n, '{}', $1::timestamptz + n * interval '1 second' FROM generate_series(1, 50100) n`,
    [new Date(app.clock.now().getTime() + 3_600_000)],
  );
  await sweepRetention(app);
  const { rows } = await app.db.pool.query<{ count: number; first: string }>(
    "SELECT count(*)::int AS count, min(expires_at) AS first FROM looked_up_address",
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(50_001);
  expect(rows[0]?.count).toBeGreaterThan(49_000);
  expect(await soon()).toBeNull();
});
