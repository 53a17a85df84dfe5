import path from "node:path";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { buildFolder, projectFolder } from "./project.mjs";
import { step } from "./report.mjs";
import { run } from "./run.mjs";

/**
 * Opens the database that the project uses: DATABASE_URL, or the embedded one; brings it up to date and fills
 * it with demo data where that is wanted (`--demo` or BAZAR_DEMO=1 for a database of one's own).
 *
 * @param {Record<string, string | undefined>} env what the server will get
 * @param {import("./session.mjs").Session} session ends the database
 * @param {{ ephemeral?: boolean }} [options]
 * @returns {Promise<{ url: string, demo: boolean }>}
 */
export async function openDatabase(env, session, { ephemeral = false } = {}) {
  const own = ephemeral ? undefined : process.env.DATABASE_URL;
  const demo = !own || process.env.BAZAR_DEMO === "1" || process.argv.includes("--demo");
  const url = own ?? (await step("Starting the database", () => startDatabase(session, ephemeral)));
  await step("Bringing the database up to date", () => migrate(url));
  if (demo) await step("Filling in the demo restaurants", () => seed(url, env));
  return { url, demo };
}

async function startDatabase(
  /** @type {import("./session.mjs").Session} */ session,
  /** @type {boolean} */ ephemeral,
) {
  const database = await startEmbeddedPostgres({ ephemeral });
  session.atEnd(database.stop);
  return database.url;
}

async function migrate(/** @type {string} */ url) {
  try {
    await applyMigrations(url);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "ECONNREFUSED" && code !== "ENOTFOUND") throw error;
    const { host } = new URL(url);
    throw new Error(
      `No database answers at ${host} (DATABASE_URL). Start it, or unset DATABASE_URL to use the embedded one.`,
    );
  }
}

/**
 * Runs the bundled demo data.
 *
 * @param {string} url
 * @param {Record<string, string | undefined>} env
 */
export async function seed(url, env) {
  await run(
    process.execPath,
    ["--enable-source-maps", path.relative(projectFolder, path.join(buildFolder, "seed.mjs"))],
    {
      env: { NODE_ENV: "production", ...env, DATABASE_URL: url },
      failure: "The demo restaurants could not be filled in",
    },
  );
}
