import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { ensureInstalled, requireNode } from "../launch/install.mjs";
import { freePort } from "../launch/ports.mjs";
import { prepareCode, preparePages, prepareServer } from "../launch/prepare.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { startServer } from "../launch/server-process.mjs";
import { createBenchShop } from "./bench-shop.mjs";

/**
 * Builds this version, and makes a database with the bench's restaurant that writes as durably as production does and is
 * gone at the end.
 *
 * @param {import("../launch/session.mjs").Session} session
 * @param {string} name of the database's folder
 */
export async function openBench(session, name) {
  requireNode();
  await ensureInstalled();
  await prepareCode();
  await prepareServer();
  await preparePages();
  const postgres = await startEmbeddedPostgres({ name, ephemeral: true, durable: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  return { databaseUrl: postgres.url, shop: await createBenchShop(postgres.url) };
}

/**
 * What a bench's servers share: secrets, and the database as the role that production gives them.
 *
 * @param {string} databaseUrl of the owner of the tables
 * @returns {Promise<Record<string, string | undefined>>}
 */
export async function benchEnvironment(databaseUrl) {
  return {
    ...ephemeralSecrets(),
    LOG_LEVEL: "warn",
    BAZAR_DEMO: "1",
    DATABASE_URL: await openRuntimeRole(databaseUrl),
  };
}

/**
 * @param {import("../launch/session.mjs").Session} session
 * @param {Record<string, string | undefined>} environment
 */
export async function startBenchServer(session, environment) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ ...environment, PORT: String(port), PUBLIC_URL: origin });
  session.atEnd(server.stop);
  return { ...server, origin };
}
