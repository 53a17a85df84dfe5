import type { Server } from "node:http";

const checkMs = 50;
/** For the last responses to reach their clients. */
const flushMs = 1_000;

/** Stops accepting, closes connections as they fall idle until the work is finished, then cuts what is left. */
export async function stopServer(server: Server, finished: Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), checkMs);
  await finished;
  const cut = setTimeout(() => server.closeAllConnections(), flushMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
