import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { liveOnce } from "@/lib/testing/lived-shop";
import { resetEmulator } from "@/lib/testing/online-payments";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { asTableOwner, testDatabaseUrl } from "@/lib/testing/test-database";
import { prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";

let app: TestApp;
let world: Awaited<ReturnType<typeof liveOnce>>;

beforeAll(async () => {
  await prepareServer();
  app = await createTestApp();
  resetEmulator(app);
  world = await liveOnce(app);
  await seedShop(app);
}, 180_000);
afterAll(() => app.stop());

async function check(...args: string[]): Promise<{ code: number | null; printed: string; said: string }> {
  const child = spawn(process.execPath, ["scripts/database/books-check.mjs", ...args], {
    cwd: projectFolder,
    env: {
      ...process.env,
      DATABASE_URL: await testDatabaseUrl(),
      PUBLIC_URL: "http://localhost:3999",
      SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
      GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
    },
  });
  let [printed, said] = ["", ""];
  child.stdout.on("data", (chunk) => (printed += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, printed, said };
}

it("ends with 0 and a table of what was compared when the books add up", { timeout: 60_000 }, async () => {
  const { code, printed } = await check();
  expect(printed).toMatch(/ledger +transaction_balanced +\d+ +-/);
  expect(printed).toMatch(/2 restaurants, \d+ comparisons: the books add up/);
  expect(code).toBe(0);
});

it("ends with 1 and names what was forged, for all, for one, and as JSON", { timeout: 60_000 }, async () => {
  const { slug, tenantId } = world.shop;
  await asTableOwner(`
    SET session_replication_role = replica;
    UPDATE receipt SET tax_minor = tax_minor + 3 WHERE order_id = '${world.orderId}' AND kind = 'receipt'`);
  const { rows } = await asTableOwner("SELECT id FROM receipt WHERE order_id = $1 AND kind = 'receipt'", [
    world.orderId,
  ]);
  const all = await check();
  expect(all.printed).toMatch(
    new RegExp(`${slug}: receipt_tax ${rows[0].id}: expected €\\d.\\d\\d, found €\\d.\\d\\d`),
  );
  expect(all.code).toBe(1);
  const one = await check("--tenant", slug, "--json");
  expect(JSON.parse(one.printed)).toMatchObject({
    restaurants: 1,
    findings: [{ check: "receipt_tax", objectId: rows[0].id, tenantId, slug, currency: "EUR" }],
  });
  expect(one.code).toBe(1);
  const unknown = await check("--tenant", "nowhere");
  expect([unknown.code, unknown.said]).toEqual([
    1,
    expect.stringContaining("There is no restaurant nowhere"),
  ]);
});
