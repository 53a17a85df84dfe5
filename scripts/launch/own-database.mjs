/** Whether demo data in a database of one's own is asked for: BAZAR_DEMO=1 or `--demo`. */
export function isDemoByName() {
  return /^(1|true)$/.test(process.env.BAZAR_DEMO ?? "") || process.argv.includes("--demo");
}

/**
 * Where migrations of a database of one's own run: as the role that owns the tables, where the server has another one, and
 * past the pooler, whose sessions cannot keep their lock.
 *
 * @param {Record<string, string | undefined>} env
 */
export function migrationUrl(env = process.env) {
  return env.MIGRATION_DATABASE_URL || env.DIRECT_URL || env.DATABASE_URL;
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
  if (process.env.DATABASE_URL) return;
  throw new Error(
    "npm run serve needs DATABASE_URL, the PostgreSQL that all processes share. To start with the embedded one: npm start",
  );
}

/**
 * Links in emails and the safety of cookies depend on the public address, so a real installation has to say it. The
 * server asks for it as well; this says so before anything is built or migrated.
 *
 * @throws with one sentence when DATABASE_URL is set and PUBLIC_URL is not
 */
export function requirePublicUrl() {
  if (!process.env.DATABASE_URL || process.env.PUBLIC_URL?.trim() || isDemoByName()) return;
  throw new Error(
    "DATABASE_URL is set, so PUBLIC_URL has to be set too: the address that people open, such as https://bazar.example (or BAZAR_DEMO=1 to try the demo in that database).",
  );
}
