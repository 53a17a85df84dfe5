import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type Server as NetServer } from "node:net";
import { hasNoSuchAddress } from "../scripts/launch/ports.mjs";

/**
 * Listens on every host, all on one port. Programs find `localhost` at 127.0.0.1 or at ::1, whichever they ask for
 * first; a machine without IPv6 does without the latter. Returns how to stop accepting on the further hosts: closing
 * the server does that for the first alone. Throws EADDRINUSE and the like.
 */
export async function listen(
  server: Server,
  { port, hosts }: { port: number; hosts: string[] },
): Promise<() => void> {
  const [first, ...others] = hosts;
  server.listen(port, first);
  await once(server, "listening");
  const address = server.address();
  const chosen = typeof address === "object" && address ? address.port : port;
  const further: NetServer[] = [];
  for (const host of others) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    door.maxConnections = server.maxConnections;
    door.listen(chosen, host);
    try {
      await once(door, "listening");
      further.push(door);
    } catch (error) {
      if (!hasNoSuchAddress(error)) throw error;
    }
  }
  return () => {
    for (const door of further) door.close();
  };
}
