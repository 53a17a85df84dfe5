import { existsSync } from "node:fs";
import { secretsFile } from "./project.mjs";

/**
 * Whether demo data in a database of one's own is asked for: BAZAR_DEMO=1 or `--demo`.
 *
 * @param {Record<string, string | undefined>} [env]
 */
export function isDemoByName(env = process.env) {
  return /^(1|true)$/.test(env.BAZAR_DEMO ?? "") || process.argv.includes("--demo");
}

/**
 * Where migrations of a database of one's own run: as the role that owns the tables, where the server has another one, and
 * past the pooler, whose sessions cannot keep their lock.
 *
 * @param {Record<string, string | undefined>} env
 */
export function migrationUrl(env = process.env) {
  return env.MIGRATION_DATABASE_URL || env.DIRECT_URL || env.DATABASE_URL || undefined;
}

/**
 * What the server connects with, where migrations have a role of their own; undefined where one role does both.
 *
 * @param {Record<string, string | undefined>} env
 */
export function runtimeUrl(env = process.env) {
  return env.MIGRATION_DATABASE_URL ? env.DIRECT_URL || env.DATABASE_URL : undefined;
}

/**
 * What a build on Vercel migrates: the production database, and that in a production build alone. A preview of a branch
 * often has the same DATABASE_URL, and its migrations would run under the code that is live.
 *
 * @param {Record<string, string | undefined>} env
 */
export function vercelMigrationUrl(env) {
  return env.VERCEL_ENV === "production" ? migrationUrl(env) : undefined;
}

/**
 * @throws with one sentence when there is no database that several processes could share
 */
export function requireOwnDatabase() {
  if (process.env.DATABASE_URL?.trim()) return;
  throw new Error(
    "npm run serve needs DATABASE_URL, the PostgreSQL that all processes share. To start with the embedded one: npm start",
  );
}

/**
 * A real installation has to say its public address, on which links in emails and the safety of cookies depend, and to
 * bring the secrets of its sessions and its gift cards: one that is made on a disk is lost with the disk, and is another
 * one on each machine. The server asks for all as well; this says so before anything is built or migrated.
 *
 * @param {Record<string, string | undefined>} [env]
 * @throws with one report when DATABASE_URL is set and one of them is not
 */
export function requireSettings(env = process.env) {
  if (!env.DATABASE_URL || isDemoByName(env)) return;
  const hint = earlierSecretHint(env);
  const random = "at least 32 random characters, the same on every machine";
  const missing = [
    ["PUBLIC_URL", "the address that people open, such as https://bazar.example"],
    ["SESSION_SECRET", `${random}${hint && `. ${hint}`}`],
    [
      "GIFT_CARD_SECRET",
      `${random}, and others than SESSION_SECRET: codes of gift cards are encrypted with it`,
    ],
  ].filter(([name = ""]) => !env[name]?.trim());
  if (missing.length === 0) return;
  const lines = missing.map(([name, what]) => `  ${name}: ${what}`).join("\n");
  throw new Error(
    `DATABASE_URL is set, so these have to be set too (or BAZAR_DEMO=1 to try the demo in that database):\n${lines}`,
  );
}

/**
 * What a report on the environment says beside a missing SESSION_SECRET where `.data/secrets.json` has one. Earlier
 * versions made it for a real installation as well, but a demo in the embedded database has its own there: only who knows
 * which database was served with it can tell.
 *
 * @param {Record<string, string | undefined>} [env]
 * @param {boolean} [isKept] whether that file is there
 */
export function earlierSecretHint(env = process.env, isKept = existsSync(secretsFile)) {
  if (!isKept || env.SESSION_SECRET?.trim() || isDemoByName(env)) return "";
  return "If this database was served with the one in .data/secrets.json before, use that one, or everybody is signed out";
}
