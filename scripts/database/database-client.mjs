import pg from "pg";

const connectMs = 10_000;

/** How PostgreSQL, pg and Node's sockets say that a connection was lost or the server is going down or coming up. */
const lostCodes = /^(57P0[1-5]|08...|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
const lostMessages = /^(Connection terminated|Client has encountered a connection error|timeout expired)/;

/** Whether the database went away, which says nothing about the statement that failed with it. */
export function isConnectionLost(/** @type {unknown} */ error) {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return lostCodes.test(code) || lostMessages.test(error.message);
}

/**
 * Connects to a database. A connection that breaks fails the statement that runs, and never the process by itself.
 *
 * @param {string} url
 * @param {{ name?: string }} [options] `name` of the connection in pg_stat_activity
 * @returns {Promise<pg.Client>}
 * @throws with one sentence when the address is wrong, and when nobody answers there
 */
export async function connectDatabase(url, { name } = {}) {
  requireAddress(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    application_name: name,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw isUnreachable(error) ? new Error(noAnswer(url)) : error;
  }
  return client;
}

/** pg takes anything, and goes to the database of its defaults. Prisma's `schema` means nothing to it. */
function requireAddress(/** @type {string} */ url) {
  const name = variableOf(url);
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new Error(
      `${name} is not the address of a PostgreSQL database. It looks like postgresql://user:password@host:5432/bazar`,
    );
  }
  const schema = new URL(url).searchParams.get("schema");
  if (schema !== null && schema !== "public") {
    throw new Error(
      `${name} asks for the schema "${schema}", and Bazar keeps its tables in "public". Take "schema" out of it, and name a database of Bazar's own.`,
    );
  }
}

function variableOf(/** @type {string} */ url) {
  return process.env.DIRECT_URL === url ? "DIRECT_URL" : "DATABASE_URL";
}

/** The beginning of a sentence about a database: its name, where it is and which variable says so. */
export function saysWhich(/** @type {string} */ url) {
  const { host, pathname } = new URL(url);
  return `The database "${decodeURIComponent(pathname.slice(1))}" at ${host || "a local socket"} (${variableOf(url)})`;
}

function isUnreachable(/** @type {unknown} */ error) {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  const code = error instanceof Error && "code" in error ? error.code : "";
  return isConnectionLost(error) || code === "ENOTFOUND" || code === "EAI_AGAIN";
}

function noAnswer(/** @type {string} */ url) {
  return `No database answers at ${new URL(url).host} (DATABASE_URL, DIRECT_URL, MIGRATION_DATABASE_URL). Start it, or unset them to use the embedded one.`;
}
