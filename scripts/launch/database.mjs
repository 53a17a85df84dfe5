import path from "node:path";
import { bringUpToDate } from "../database/bring-up-to-date.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { demoIsRecorded, demoPrint, recordDemo } from "./demo-record.mjs";
import { isDemoByName, migrationUrl, runtimeUrl } from "./own-database.mjs";
import { buildFolder, projectFolder } from "./project.mjs";
import { step } from "./report.mjs";
import { run } from "./run.mjs";

/**
 * Opens the database that the project uses: DATABASE_URL, or the embedded one; brings it up to date and fills
 * it with demo data where that is wanted.
 *
 * @param {Record<string, string | undefined>} env what the server will get beside this
 * @param {import("./session.mjs").Session} session ends the database
 * @param {{ ephemeral?: boolean, history?: boolean }} [options] `history` gives the demo its last 90 days
 * @returns {Promise<{ demo: boolean, env: { DATABASE_URL: string, BAZAR_DEMO: string } }>} `env` tells the server
 */
export async function openDatabase(env, session, { ephemeral = false, history = !ephemeral } = {}) {
  const own = ephemeral ? undefined : process.env.DATABASE_URL || undefined;
  const demo = !own || isDemoByName();
  const url = own ?? (await step("Starting the database", () => startDatabase(session, ephemeral)));
  const target = (own && migrationUrl()) || url;
  await step("Bringing the database up to date", () => bringUpToDate(target, own && runtimeUrl()));
  if (demo) await seedOnce(target, env, { history });
  const served = own ?? (await openRuntimeRole(url));
  return { demo, env: { DATABASE_URL: served, BAZAR_DEMO: demo ? "1" : "0" } };
}

async function startDatabase(
  /** @type {import("./session.mjs").Session} */ session,
  /** @type {boolean} */ ephemeral,
) {
  const database = await startEmbeddedPostgres({ ephemeral });
  session.atEnd(database.stop);
  session.endsWith(
    database.ended,
    "PostgreSQL has ended and could not be started again; see .data/postgres.log.",
  );
  return database.url;
}

/** The demo data is written again only if it has changed. */
async function seedOnce(
  /** @type {string} */ url,
  /** @type {Record<string, string | undefined>} */ env,
  /** @type {{ history: boolean }} */ options,
) {
  const print = await demoPrint(options);
  if (await demoIsRecorded(url, print)) return;
  await step("Filling in the demo restaurants", async () => {
    await seed(url, env, options);
    await recordDemo(url, print);
  });
}

/**
 * Runs the bundled demo data.
 *
 * @param {string} url
 * @param {Record<string, string | undefined>} env
 * @param {{ history: boolean }} options
 */
export async function seed(url, env, { history }) {
  const program = path.relative(projectFolder, path.join(buildFolder, "seed.mjs"));
  // The history is hundreds of thousands of rows that live until they are written; a small nursery would copy them often.
  const flags = ["--enable-source-maps", "--max-semi-space-size=64"];
  await run(process.execPath, [...flags, program, ...(history ? ["--history"] : [])], {
    env: { NODE_ENV: "production", ...env, DATABASE_URL: url, BAZAR_DEMO: "1" },
    failure: "The demo restaurants could not be filled in",
  });
}
