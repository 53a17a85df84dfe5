import { randomBytes } from "node:crypto";
import pg from "pg";

/** On the job queue's tables, which show a role other than their owner no row without one. */
const policy = "bazar runtime";
/** Two that grant at once would change the same rows of the catalog. */
const lockKey = 72707370;
/** PostgreSQL's words for a role that is not there, and for a password that does not fit. */
const unknownRole = ["28000", "28P01"];
const embeddedRole = "bazar_runtime";

/** Tables whose changes are limited by more than their triggers: SELECT alone, or UPDATE of some columns. */
const SPECIAL = {
  /** Written by migrations; /readyz and the job queue read them. */
  "public._prisma_migrations": ["SELECT"],
  "graphile_worker.migrations": ["SELECT"],
  /** Written by the trigger of the ledger's entries. */
  "public.ledger_balance": ["SELECT"],
  /**
   * Erasure takes people out of what happened; everything else of an event is immutable, and a trigger says which events
   * go with a draft.
   */
  "public.event": ["SELECT", "INSERT", "UPDATE (data)", "DELETE"],
};

/**
 * Each table, and whether it refuses UPDATE and DELETE of every row: the rules of ledger, audit log, receipts and other
 * books are read from the triggers that enforce them. Bit 3 of a trigger's type is DELETE, bit 4 UPDATE.
 */
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name,
         coalesce(bool_or(t.tgtype & 16 <> 0), false) AS "refusesUpdate",
         coalesce(bool_or(t.tgtype & 8 <> 0), false) AS "refusesDelete"
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgfoid = to_regproc('public.refuse_change') AND t.tgqual IS NULL
   WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p', 'v')
   GROUP BY 1, 2 ORDER BY 1, 2`;

/** Tables with row-level security on which the role has no policy of ours yet. */
const CLOSED_TABLES = `
  SELECT n.nspname AS schema, c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE n.nspname = 'graphile_worker' AND c.relkind IN ('r', 'p') AND c.relrowsecurity
     AND NOT EXISTS (SELECT FROM pg_policies p WHERE p.schemaname = n.nspname AND p.tablename = c.relname
                                                 AND p.policyname = $1 AND $2 = ANY (p.roles))`;

/**
 * Gives the role of a running server what it needs and nothing more: it owns nothing, changes no table's structure or
 * triggers, and may add to the ledger, the audit log, receipts and other books but neither change nor delete what is
 * there. Run after every migration. A role that does not exist is created with the name and password of its address.
 *
 * @param {string} ownerUrl of the role that migrates and owns the tables
 * @param {string} runtimeUrl what the server connects with
 * @returns {Promise<boolean>} false when both are one role, which keeps all its rights
 * @throws with one sentence when the role could act as the owner, or cannot be created
 */
export async function grantRuntimeRole(ownerUrl, runtimeUrl) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const role = (await roleOf(runtimeUrl)) ?? (await createRole(owner, runtimeUrl));
    const { rows } = await owner.query("SELECT current_user AS owner");
    if (rows[0].owner === role) return false;
    await refusePowerful(owner, role);
    await grant(owner, role);
    return true;
  } finally {
    await owner.end();
  }
}

/**
 * Gives a cluster of ours a runtime role with a new password.
 *
 * @param {string} ownerUrl of a superuser
 * @returns {Promise<string>} the address that a server gets
 */
export async function openRuntimeRole(ownerUrl) {
  const password = randomBytes(24).toString("base64url");
  const url = new URL(ownerUrl);
  url.username = embeddedRole;
  url.password = password;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const { rowCount } = await owner.query("SELECT FROM pg_roles WHERE rolname = $1", [embeddedRole]);
    const verb = rowCount === 0 ? "CREATE" : "ALTER";
    await owner.query(
      `${verb} ROLE ${embeddedRole} LOGIN NOSUPERUSER PASSWORD ${pg.escapeLiteral(password)}`,
    );
    await grant(owner, embeddedRole);
  } finally {
    await owner.end();
  }
  return url.href;
}

/** The role behind an address, which a pooler may know under another name; null when it is not there yet. */
async function roleOf(/** @type {string} */ url) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query("SELECT current_user AS role");
    return /** @type {string} */ (rows[0].role);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (unknownRole.includes(code)) return null;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createRole(/** @type {pg.Client} */ owner, /** @type {string} */ runtimeUrl) {
  const { user, password } = new pg.Client({ connectionString: runtimeUrl });
  if (!user || !password)
    throw new Error(
      "DATABASE_URL names no role with a password. Name the role that the server runs as, such as postgresql://bazar_runtime:…@host/bazar.",
    );
  const { rowCount } = await owner.query("SELECT FROM pg_roles WHERE rolname = $1", [user]);
  if (rowCount === 1)
    throw new Error(`The database refuses the role ${user} of DATABASE_URL: its password is another one.`);
  await owner
    .query(`CREATE ROLE ${pg.escapeIdentifier(user)} LOGIN PASSWORD ${pg.escapeLiteral(password)}`)
    .catch((error) => {
      throw new Error(
        `The role ${user} of DATABASE_URL does not exist and could not be created (${error.message}). Create it where you manage the database, as one that may log in and nothing else, and run this again.`,
      );
    });
  return user;
}

/** A role that can become the owner or a superuser has the owner's rights whatever it is granted. */
async function refusePowerful(/** @type {pg.Client} */ owner, /** @type {string} */ role) {
  const { rows } = await owner.query(
    `SELECT rolsuper OR pg_has_role(oid, current_user::text, 'MEMBER') AS powerful FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (rows[0]?.powerful)
    throw new Error(
      `The role ${role} of DATABASE_URL can act as the owner of the tables, so it is not limited to anything. Use one that is neither a superuser nor a member of the owner.`,
    );
}

async function grant(/** @type {pg.Client} */ owner, /** @type {string} */ role) {
  const to = pg.escapeIdentifier(role);
  await owner.query("BEGIN");
  try {
    await owner.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    await owner.query(`GRANT USAGE ON SCHEMA public, graphile_worker TO ${to}`);
    // Only PostgreSQL 14 and older let everybody make tables here.
    const { rows: may } = await owner.query("SELECT has_schema_privilege($1, 'public', 'CREATE') AS create", [
      role,
    ]);
    if (may[0].create) await owner.query(`REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${to}`);
    const { rows: clusters } = await owner.query("SELECT FROM pg_extension WHERE extname = 'citus'");
    const { rows: tables } = await owner.query(TABLES);
    for (const table of tables) {
      const name = `${table.schema}.${pg.escapeIdentifier(table.name)}`;
      await owner.query(`REVOKE ALL ON ${name} FROM ${to}`);
      const rights = rightsOn(table).map((right) => (clusters.length > 0 ? wholeRight(right) : right));
      await owner.query(`GRANT ${rights.join(", ")} ON ${name} TO ${to}`);
    }
    const { rows: closed } = await owner.query(CLOSED_TABLES, [policy, role]);
    for (const { schema, name } of closed) {
      const table = `${schema}.${pg.escapeIdentifier(name)}`;
      await owner.query(`DROP POLICY IF EXISTS "${policy}" ON ${table}`);
      await owner.query(`CREATE POLICY "${policy}" ON ${table} TO ${to} USING (true) WITH CHECK (true)`);
    }
    await owner.query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO ${to}`);
    await owner.query("COMMIT");
  } catch (error) {
    await owner.query("ROLLBACK");
    throw error;
  }
}

/** Citus grants no rights on columns: there the table's trigger alone says which of them change. */
const wholeRight = (/** @type {string} */ right) => right.replace(/ \(.*\)/, "");

/** @param {{ schema: string, name: string, refusesUpdate: boolean, refusesDelete: boolean }} table */
function rightsOn({ schema, name, refusesUpdate, refusesDelete }) {
  const special = Object.entries(SPECIAL).find(([table]) => table === `${schema}.${name}`);
  if (special) return special[1];
  return ["SELECT", "INSERT", ...(refusesUpdate ? [] : ["UPDATE"]), ...(refusesDelete ? [] : ["DELETE"])];
}
