import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { connectDatabase } from "../database/database-client.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { projectFolder } from "./project.mjs";

const sources = ["prisma/seed", "scripts/database/seed-demo.ts"];

/**
 * Of the demo data as this checkout would write it.
 *
 * @param {{ history: boolean }} options whether with its last 90 days
 */
export async function demoPrint({ history }) {
  const print = await fingerprint(sources);
  return history ? `${print} with history` : print;
}

/**
 * Whether this demo data was written into the database, and its pictures beside it, by an earlier start. The database
 * remembers that in a comment on a table of ours, which goes wherever the data goes.
 *
 * @param {string} url
 * @param {string} print from demoPrint
 */
export async function demoIsRecorded(url, print) {
  const media = path.resolve(projectFolder, process.env.MEDIA_DIR || "public/media");
  if (!existsSync(path.join(media, "demo", "manifest.json"))) return false;
  const { rows } = await ask(url, "SELECT obj_description('tenant'::regclass, 'pg_class') AS comment");
  return rows[0]?.comment === commentOf(print);
}

/** Remembers that the demo data is complete. */
export async function recordDemo(/** @type {string} */ url, /** @type {string} */ print) {
  await ask(url, `COMMENT ON TABLE tenant IS ${pg.escapeLiteral(commentOf(print))}`);
}

const commentOf = (/** @type {string} */ print) => `Demo data ${print}`;

async function ask(/** @type {string} */ url, /** @type {string} */ statement) {
  const client = await connectDatabase(url);
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
