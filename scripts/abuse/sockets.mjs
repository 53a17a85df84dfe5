import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { nextAddress } from "./address.mjs";

/** @typedef {import("./flood.mjs").Attack} Attack */

const settleMs = 3_000;

/**
 * Holds sockets open: each sends its text and reads what comes, or nothing at all.
 *
 * @param {{ port: number, sockets: number, text: (index: number) => string, reads: boolean }} input
 * @returns {Promise<Attack>} counts the first status of each answer, and which sockets the server has closed
 */
export async function holdSockets({ port, sockets, text, reads }) {
  /** @type {import("./start-attacker.mjs").Counts} */
  const counts = { open: 0 };
  const count = (/** @type {string} */ what, by = 1) => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  const held = Array.from({ length: sockets }, (_, index) => {
    const socket = connect({ host: "127.0.0.1", port }, () => socket.write(text(index)));
    count("open");
    if (reads) socket.once("data", (chunk) => count(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1] ?? "other"));
    if (reads) socket.on("data", () => {});
    else socket.pause();
    socket.on("error", () => {});
    socket.once("close", () => count("open", -1));
    return socket;
  });
  await wait(settleMs);
  return {
    async stop() {
      const told = { ...counts };
      for (const socket of held) socket.destroy();
      return told;
    },
  };
}

/** A GET request as it goes over the wire, from an address of its own. */
export function getRequest(/** @type {string} */ path, /** @type {Record<string, string>} */ headers = {}) {
  const all = { host: "127.0.0.1", "x-forwarded-for": nextAddress(), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
}
