import { connect } from "node:net";
import { nextAddress } from "./address.mjs";

const PIECE = Buffer.alloc(1024 * 1024, " ");
const PIECES = 10;

/**
 * Sends bodies of ten megabytes to an address over many connections at once, each until the server hangs up or all is
 * sent. One piece of memory is sent again and again: with a copy for each request the attacker would stall the machine,
 * and not the server.
 *
 * @param {{ port: number, sockets: number, path: string }} aim
 * @returns {import("./flood.mjs").Attack}
 */
export function pourBodies({ port, sockets, path }) {
  /** @type {import("./start-attacker.mjs").Counts} */
  const counts = {};
  /** @type {Set<import("node:net").Socket>} */
  const open = new Set();
  let isOver = false;

  const pour = async () => {
    const socket = connect({ port, host: "127.0.0.1" });
    open.add(socket);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.on("error", () => undefined);
    socket.once("data", (chunk) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1] ?? "other";
      counts[status] = (counts[status] ?? 0) + 1;
    });
    socket.resume();
    const head = [
      `POST ${path} HTTP/1.1`,
      "host: 127.0.0.1",
      `x-forwarded-for: ${nextAddress()}`,
      "content-type: application/json",
      `content-length: ${PIECES * PIECE.length}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    for (let sent = 0; sent < PIECES && !isOver && !socket.destroyed; sent += 1) {
      if (!socket.write(PIECE))
        await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
    }
    socket.end();
    await closed;
    open.delete(socket);
  };
  const running = Array.from({ length: sockets }, async () => {
    while (!isOver) await pour();
  });
  return {
    async stop() {
      isOver = true;
      for (const socket of open) socket.destroy();
      await Promise.all(running);
      return counts;
    },
  };
}
