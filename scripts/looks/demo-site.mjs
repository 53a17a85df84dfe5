import { openDatabase } from "../launch/database.mjs";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { ephemeralSecrets } from "../launch/secrets.mjs";
import { startServer } from "../launch/server-process.mjs";

/**
 * The built platform with a demo of 90 days on a free port; it ends with the session. `given` is the address of one that
 * runs already, whose database is nobody's business here.
 *
 * @param {import("../launch/session.mjs").Session} session
 * @param {string | undefined} given
 * @returns {Promise<{ origin: string, databaseUrl: string | null }>}
 */
export async function openDemoSite(session, given) {
  if (given) return { origin: new URL(given).origin, databaseUrl: null };
  await prepareServer();
  await preparePages();
  const port = await freePort();
  const env = { ...ephemeralSecrets(), LOG_LEVEL: "error", PORT: String(port) };
  const database = await openDatabase(env, session, { ephemeral: true, history: true });
  const server = await startServer({ ...env, ...database.env });
  session.atEnd(server.stop);
  session.endsWith(server.ended, "The server has ended.");
  return { origin: `http://localhost:${port}`, databaseUrl: database.env.DATABASE_URL };
}

/**
 * Signs in as one of the demo's people.
 *
 * @param {string} origin
 * @param {{ email: string, password: string }} person
 * @returns {Promise<{ name: string, value: string }>} the session's cookie
 */
export async function signInDemo(origin, person) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`Signing in was answered with ${response.status}.`);
  const [pair = ""] = cookie.split(";", 1);
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}
