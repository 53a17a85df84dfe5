import { createServer } from "node:net";

/**
 * @param {number} port
 * @throws with one sentence when another program listens there
 */
export async function requireFreePort(port) {
  const problem = await tryPort(port);
  if (!problem) return;
  if (problem === "EADDRINUSE") {
    throw new Error(
      `Port ${port} is taken by another program. Stop that, or choose another one: PORT=${port + 1} npm start`,
    );
  }
  if (problem === "EACCES")
    throw new Error(`Port ${port} needs special rights. Choose one above 1023: PORT=3000 npm start`);
  throw new Error(`Port ${port} cannot be used (${problem}).`);
}

/** The port of PORT, or the default. */
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
function tryPort(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    probe.listen(port, process.env.HOST || undefined, () => probe.close(() => resolve(null)));
  });
}
