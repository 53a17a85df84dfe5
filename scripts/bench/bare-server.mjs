import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

/**
 * The least that a Node server can do with these bytes, in its own process: the limit against which the menu is measured.
 *
 * @param {Buffer} bytes
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startBareServer(bytes) {
  const child = fork(fileURLToPath(import.meta.url), ["serve"], { serialization: "advanced" });
  child.send(bytes);
  const [port] = await once(child, "message");
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      child.kill();
      await once(child, "exit");
    },
  };
}

if (process.argv[2] === "serve" && process.send) {
  process.once("message", (/** @type {Uint8Array} */ bytes) => {
    const headers = { "content-type": "application/json; charset=utf-8", "content-length": bytes.byteLength };
    const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      process.send?.(typeof address === "object" ? address?.port : 0);
    });
  });
}
