/**
 * `npm run test:abuse`: attacks the built server in every way that a stranger can, one after another, while a guest
 * keeps ordering. Fails when an order's p99 exceeds five times its quiet value, when an order is refused, or when the
 * server takes more than 600 MB. ABUSE_SECONDS sets how long a round lasts. Each attack comes in three rounds, and the
 * median of their p99s counts: of 200 orders, two that the machine itself held up would decide.
 */
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { ensureInstalled, requireNode } from "../launch/install.mjs";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { startServer } from "../launch/server-process.mjs";
import { runSession } from "../launch/session.mjs";
import { createAbuseShop } from "./abuse-shop.mjs";
import { ATTACKS } from "./attacks.mjs";
import { watchMemory } from "./memory.mjs";
import { probeOrders, untilCalm } from "./order-probe.mjs";
import { printReport } from "./report.mjs";
import { startAttacker } from "./start-attacker.mjs";

const SECONDS = Number(process.env.ABUSE_SECONDS || 10);
const QUIET_SECONDS = 4;
const ROUNDS = 3;

await runSession(async (session) => {
  requireNode();
  await ensureInstalled();
  await prepareServer();
  await preparePages();

  const postgres = await startEmbeddedPostgres({ name: "abuse", ephemeral: true, durable: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  const shop = await createAbuseShop(postgres.url);
  const port = await freePort();
  const server = await startServer({
    ...ephemeralSecrets(),
    LOG_LEVEL: "fatal",
    PORT: String(port),
    BAZAR_DEMO: "1",
    DATABASE_URL: await openRuntimeRole(postgres.url),
    WEBHOOK_ALLOW_LOOPBACK: "1",
  });
  session.atEnd(server.stop);
  const memory = watchMemory(server);
  session.atEnd(memory.stop);
  const target = { origin: `http://127.0.0.1:${port}`, port, databaseUrl: postgres.url, shop };

  await probeOrders(target, QUIET_SECONDS);
  /** @type {import("./order-probe.mjs").Probe[]} */
  const quiet = [];
  const rows = [];
  for (const name of Object.keys(ATTACKS)) {
    memory.reset();
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await probeOrders(target, QUIET_SECONDS));
      const attacker = await startAttacker(name, target);
      const orders = await probeOrders(target, SECONDS);
      const counts = await attacker.stop();
      rounds.push({ orders, counts, calmSeconds: await untilCalm(target) });
    }
    rows.push({ name, rounds, memoryMb: memory.highestMb() });
  }
  const broken = printReport({ quiet, rows });
  await session.end(broken === 0 ? 0 : 1);
});
