import { createServer, isIP } from "node:net";

/** `localhost` is one of these, whichever a program asks for first. */
const loopbackHosts = ["127.0.0.1", "::1"];

/** Where the server listens: HOST, else on this machine alone, because everybody knows the demo's passwords. */
export function wantedHosts() {
  return process.env.HOST ? [process.env.HOST] : loopbackHosts;
}

/** Whether others than this machine can reach a server that listens there. */
export function isOpenToOthers(hosts = wantedHosts()) {
  return hosts.some((host) => !(host === "localhost" || loopbackHosts.includes(host) || isLoopback4(host)));
}

const isLoopback4 = (/** @type {string} */ host) => isIP(host) === 4 && host.startsWith("127.");

/** True for the error of a machine without the address, such as one without IPv6. */
export function hasNoSuchAddress(/** @type {unknown} */ error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}

/**
 * @param {number} port
 * @throws with one sentence when another program listens there
 */
export async function requireFreePort(port) {
  const problem = await findProblem(port);
  if (!problem) return;
  if (problem === "EADDRINUSE") {
    throw new Error(
      `Port ${port} is in use by another program. Stop that, or choose another one: PORT=${port + 1} npm start`,
    );
  }
  if (problem === "EACCES")
    throw new Error(`Port ${port} needs special rights. Choose one above 1023: PORT=3000 npm start`);
  throw new Error(`Port ${port} cannot be used (${problem}).`);
}

export function wantedPort(fallback = 3000) {
  const text = process.env.PORT || String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}"; it must be a number between 1 and 65535.`);
}

/** @returns {Promise<number>} a port that nobody uses at the moment */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** @returns {Promise<string | null>} the error code */
async function findProblem(/** @type {number} */ port) {
  const [first, ...others] = wantedHosts();
  const errors = [await tryPort(port, first)];
  for (const host of others) {
    const error = await tryPort(port, host);
    errors.push(hasNoSuchAddress(error) ? null : error);
  }
  const error = errors.find((found) => found !== null);
  return error ? ("code" in error ? String(error.code) : error.message) : null;
}

/** @returns {Promise<Error | null>} */
function tryPort(/** @type {number} */ port, /** @type {string | undefined} */ host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
