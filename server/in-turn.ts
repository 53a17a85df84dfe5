import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Lets requests that a client has sent ahead on its connection begin one after the other. Worked on at once, all their
 * answers would be kept until the client has read the ones before. Resolves when a request's turn has come, to false
 * where its client has gone by then; at once, and without a promise, for one that nothing was sent before.
 */
export function createTurns(): (
  request: IncomingMessage,
  response: ServerResponse,
) => true | Promise<boolean> {
  const latest = new WeakMap<Socket, ServerResponse>();
  return ({ socket }, response) => {
    const before = latest.get(socket);
    latest.set(socket, response);
    if (!before || before.writableFinished || before.destroyed) return true;
    return new Promise((resolve) => before.once("close", () => resolve(!socket.destroyed)));
  };
}
