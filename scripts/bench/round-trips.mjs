import { once } from "node:events";
import net from "node:net";

const READY_FOR_QUERY = "Z".charCodeAt(0);

/**
 * Stands between server and database and counts "ready for query", the end of each round trip. PostgreSQL's messages
 * are a type byte and a length, so only those need to be read.
 *
 * @param {string} databaseUrl
 * @returns {Promise<{ url: string, answers: () => number, stop: () => Promise<void> }>}
 */
export async function startCountingProxy(databaseUrl) {
  const target = new URL(databaseUrl);
  let answers = 0;
  /** @type {Set<net.Socket>} */
  const sockets = new Set();

  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.pipe(database);
    let rest = Buffer.alloc(0);
    database.on("data", (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        if (rest[0] === READY_FOR_QUERY) answers += 1;
        rest = rest.subarray(rest.readUInt32BE(1) + 1);
      }
      client.write(chunk);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === "object" ? address?.port : 0);
  return {
    url: url.href,
    answers: () => answers,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
