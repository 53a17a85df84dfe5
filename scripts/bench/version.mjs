import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { freePort } from "../launch/ports.mjs";
import { projectFolder } from "../launch/project.mjs";
import { capture } from "../launch/run.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { orders } from "./requests.mjs";

/**
 * @typedef {object} Version a server that runs
 * @property {number} pid
 * @property {string} databaseUrl
 * @property {() => Promise<void>} rest
 * @property {{ menu: { url: string }, order: import("./requests.mjs").Write }} requests
 */

/**
 * The folder of a commit, checked out and built; it stays for the next comparison.
 *
 * @param {string} commit
 * @returns {Promise<{ folder: string, sha: string }>}
 */
export async function buildVersion(commit) {
  const sha = (await run("git", ["rev-parse", "--short=12", `${commit}^{commit}`])).trim();
  const folder = path.join(os.tmpdir(), `bazar-bench-${sha}`);
  if (!existsSync(folder)) await run("git", ["worktree", "add", "--detach", folder, sha]);
  if (!existsSync(path.join(folder, "node_modules"))) await install(folder);
  console.log(`Building ${sha} in ${folder}; \`git worktree remove ${folder}\` takes it away again.`);
  await run(process.execPath, ["scripts/build.mjs"], folder);
  return { folder, sha };
}

/** The same lock file needs no second download. */
async function install(/** @type {string} */ folder) {
  const lockOf = (/** @type {string} */ of) => readFile(path.join(of, "package-lock.json"), "utf8");
  const from = path.join(projectFolder, "node_modules");
  if ((await lockOf(folder)) === (await lockOf(projectFolder)))
    return cp(from, path.join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
  return run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], folder);
}

/**
 * Starts a version on a database of its own, with its own migrations, restaurant and server.
 *
 * @param {import("../launch/session.mjs").Session} session
 * @param {{ folder: string, databaseUrl: string }} of
 * @returns {Promise<Version>}
 */
export async function startVersion(session, { folder, databaseUrl }) {
  const own = (/** @type {string} */ file) => import(pathToFileURL(path.join(folder, "scripts", file)).href);
  const { applyMigrations } = await own("database/apply-migrations.mjs");
  const { createBenchShop } = await own("bench/bench-shop.mjs");
  const { startServer } = await own("launch/server-process.mjs");
  const { settle } = await own("bench/settle.mjs");
  await applyMigrations(databaseUrl);
  const shop = await createBenchShop(databaseUrl);
  const port = await freePort();
  const server = await startServer({
    ...ephemeralSecrets(),
    LOG_LEVEL: "warn",
    BAZAR_DEMO: "1",
    PORT: String(port),
    DATABASE_URL: await openRuntimeRole(databaseUrl),
  });
  session.atEnd(server.stop);
  const origin = `http://127.0.0.1:${port}`;
  const asked = { slug: shop.slug, products: shop.unlimited, paymentMethod: /** @type {const} */ ("cash") };
  return {
    pid: server.pid,
    databaseUrl,
    rest: () => settle(databaseUrl),
    requests: { menu: { url: `${origin}/api/public/${shop.slug}/menu` }, order: orders(origin, asked) },
  };
}

async function run(/** @type {string} */ command, /** @type {string[]} */ args, folder = projectFolder) {
  const { code, output } = await capture(command, args, {}, folder);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n\n${output}`);
  return output;
}
