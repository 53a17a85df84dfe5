import type { Server } from "node:http";

const patienceMs = 5_000;
const checkMs = 50;

/**
 * Stops accepting, lets running requests finish for up to five seconds, then cuts what is left.
 */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), checkMs);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
