import { once } from "node:events";
import { request, type Server } from "node:http";
import { type AddressInfo, createServer } from "node:net";

/** A start waits no longer: it begins cold then, as it does when the database is away. */
const PATIENCE_MS = 15_000;

/**
 * Asks a server that does not listen yet for a few pages, each once. The first answers of a process take seconds, in which
 * it answers nobody else: it loads the pages, compiles them and connects to the database. Proxies send it requests as soon
 * as its port is open, so that has to be over by then.
 */
export async function warmUp(
  server: Server,
  { host, paths }: { host: string; paths: string[] },
): Promise<void> {
  const door = createServer((socket) => server.emit("connection", socket));
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  const { port } = door.address() as AddressInfo;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    for (const path of paths) await ask({ port, path, host, signal });
  } catch {
    // Whoever asks next learns the reason.
  }
  door.close();
}

function ask({
  port,
  path,
  host,
  signal,
}: {
  port: number;
  path: string;
  host: string;
  signal: AbortSignal;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port, path, headers: { host }, agent: false, signal },
      (response) => response.on("error", reject).on("end", resolve).resume(),
    );
    asked.on("error", reject).end();
  });
}
