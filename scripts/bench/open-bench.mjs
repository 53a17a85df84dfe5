import { openRuntimeRole } from "../database/runtime-role.mjs";
import { ensureInstalled, requireNode } from "../launch/install.mjs";
import { freePort } from "../launch/ports.mjs";
import { prepareCode, preparePages, prepareServer } from "../launch/prepare.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { startServer } from "../launch/server-process.mjs";
import { freshDatabase } from "../testing/fresh-database.mjs";
import { createBenchShop } from "./bench-shop.mjs";

/** Builds this version, so that it can be measured. */
export async function buildBench() {
  requireNode();
  await ensureInstalled();
  await prepareCode();
  await prepareServer();
  await preparePages();
}

/**
 * Builds this version, and makes a database with the bench's restaurant.
 *
 * @param {import("../launch/session.mjs").Session} session
 * @param {string} name of the database
 */
export async function openBench(session, name) {
  await buildBench();
  const databaseUrl = await freshDatabase(session, name);
  return { databaseUrl, shop: await createBenchShop(databaseUrl) };
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
 * @param {Pick<import("../launch/session.mjs").Session, "atEnd">} session
 * @param {Record<string, string | undefined>} environment
 */
export async function startBenchServer(session, environment) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer({ ...environment, PORT: String(port), PUBLIC_URL: origin });
  session.atEnd(server.stop);
  return { ...server, origin };
}
