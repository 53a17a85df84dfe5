import { createServer } from "node:http";

const REFUSED = 0.03;

/**
 * A restaurant's own system: it keeps what arrives, by event id, and refuses a few deliveries so that they are
 * repeated. It lives in this process and is not killed.
 *
 * @returns {Promise<{ url: string, wrong: string[], received: Map<string, string>, stop: () => Promise<void> }>}
 */
export async function startReceiver() {
  /** @type {Map<string, string>} */
  const received = new Map();
  /** @type {string[]} */
  const wrong = [];
  const server = createServer(async (request, response) => {
    const id = String(request.headers["webhook-id"]);
    let body = "";
    for await (const chunk of request) body += chunk;
    if (Math.random() < REFUSED) return void response.writeHead(500).end();
    const before = received.get(id);
    if (before !== undefined && before !== body) wrong.push(`event ${id} arrived with two bodies`);
    if (JSON.parse(body).id !== id) wrong.push(`event ${id} has another id in its body`);
    received.set(id, body);
    response.writeHead(204).end();
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}/`, wrong, received, stop };
}
