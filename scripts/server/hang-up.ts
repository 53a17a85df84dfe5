import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/**
 * Sends the last words of a connection and ends it. What still arrives is read and dropped: closing a socket with unread
 * bytes resets the connection, and the words would be lost. A client that does not hang up in time is cut off.
 */
export function hangUp(socket: Socket, lastWords: string, lingerMs: number): void {
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(cut));
  socket.removeAllListeners("data");
  socket.resume();
  socket.end(lastWords);
}

/**
 * Reads on what is left of a request that was answered before its body had come, for the same reason: up to
 * `limits.drainBytes` and `limits.requestMs` in all. After that the connection is cut.
 */
export function drainRest(request: IncomingMessage, limits: { drainBytes: number; lingerMs: number }): void {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const readBefore = socket.bytesRead;
  let heard = readBefore;
  const watch = setInterval(() => {
    const isDone = socket.bytesRead - readBefore > limits.drainBytes || socket.bytesRead === heard;
    heard = socket.bytesRead;
    if (isDone) socket.destroy();
  }, limits.lingerMs);
  // The connection lives on for further requests, and must not keep something of each.
  const stop = () => {
    clearInterval(watch);
    socket.off("close", stop);
  };
  request.once("end", stop);
  socket.once("close", stop);
  request.removeAllListeners("data");
  request.resume();
}
