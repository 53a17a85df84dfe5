/**
 * What browser tests run against: the built platform with demo data on a database that disappears with it. E2E_HISTORY=1
 * gives the demo its last 90 days as well.
 */
import { writeFile } from "node:fs/promises";
import { openDatabase } from "./launch/database.mjs";
import { requireFreePort } from "./launch/ports.mjs";
import { preparePages, prepareServer } from "./launch/prepare.mjs";
import { ephemeralSecrets } from "./launch/secrets.mjs";
import { startServer } from "./launch/server-process.mjs";
import { runSession } from "./launch/session.mjs";

const checkMs = 1_000;
/** Above the server's own port, as e2e/journeys/own-domain.spec.ts has it. */
const DNS_PORT_OFFSET = 20_000;

/** The test runner may be killed without a chance to end its server. */
function endWith(/** @type {number} */ owner, /** @type {() => Promise<void>} */ end) {
  setInterval(() => {
    try {
      process.kill(owner, 0);
    } catch {
      end();
    }
  }, checkMs).unref();
}

await runSession(async (session) => {
  if (process.env.OWNER_PID) endWith(Number(process.env.OWNER_PID), () => session.end(1));
  const port = Number(process.env.E2E_PORT || 3100);
  await requireFreePort(port);
  await prepareServer();
  await preparePages();
  const env = {
    ...ephemeralSecrets(),
    // A journey that waits for a release asks for it as a scheduler does.
    ...(process.env.E2E_CRON_SECRET && { CRON_SECRET: process.env.E2E_CRON_SECRET }),
    // The journey on a restaurant's own domain is its name server.
    DNS_SERVERS: `127.0.0.1:${port + DNS_PORT_OFFSET}`,
    DOMAIN_ADDRESSES: "127.0.0.1",
    LOG_LEVEL: "error",
    PORT: String(port),
  };
  const database = await openDatabase(env, session, {
    ephemeral: true,
    history: process.env.E2E_HISTORY === "1",
  });
  // A journey that needs an old session ages one.
  if (process.env.E2E_DATABASE_FILE) {
    await writeFile(process.env.E2E_DATABASE_FILE, database.env.DATABASE_URL, { mode: 0o600 });
  }
  const server = await startServer({ ...env, ...database.env });
  session.atEnd(server.stop);
  session.endsWith(server.ended, "The server has ended.");
});
