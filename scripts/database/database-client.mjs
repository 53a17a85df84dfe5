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
 * @throws with one sentence when nobody answers there
 */
export async function connectDatabase(url, { name } = {}) {
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

function isUnreachable(/** @type {unknown} */ error) {
  if (error instanceof AggregateError) return error.errors.every(isUnreachable);
  const code = error instanceof Error && "code" in error ? error.code : "";
  return isConnectionLost(error) || code === "ENOTFOUND" || code === "EAI_AGAIN";
}

function noAnswer(/** @type {string} */ url) {
  return `No database answers at ${new URL(url).host} (DATABASE_URL, DIRECT_URL). Start it, or unset both to use the embedded one.`;
}
