import { flood, load } from "./load.mjs";

/** @typedef {import("./load.mjs").Figures} Figures */
/** @typedef {{ name: string, quiet: Figures, busy: Figures, loginsPerSecond: number, refusedPerSecond: number }} BesideLogins */

/** As many clients as an evening's kitchen has guests pressing the button in the same second. */
const CLIENTS = 4;
const LOGINS = 50;

/**
 * How long guests wait while 50 strangers try passwords all the time, beside how long they wait otherwise.
 *
 * @param {string} origin
 * @param {{ name: string, url: string, body?: () => string }[]} requests
 * @param {number} seconds
 * @returns {Promise<BesideLogins[]>}
 */
export async function besideLogins(origin, requests, seconds) {
  const rows = [];
  for (const { name, ...request } of requests) {
    const quiet = await load({ ...request, connections: CLIENTS, seconds });
    const logins = flood({ ...guesses(origin), connections: LOGINS });
    await load({ ...request, connections: CLIENTS, seconds: 1 });
    const busy = await load({ ...request, connections: CLIENTS, seconds });
    const { perSecond, refusedPerSecond } = await logins.stop();
    rows.push({ name, quiet, busy, loginsPerSecond: perSecond, refusedPerSecond });
  }
  return rows;
}

/** Sign-ins with another email each, so that no account's own limit ends them. */
function guesses(/** @type {string} */ origin) {
  let sent = 0;
  const body = () => JSON.stringify({ email: `nobody${sent++}@bench.example`, password: "a guess" });
  return { url: `${origin}/api/auth/login`, body };
}
