import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./connection-limits";

/**
 * Sends the last bytes of a connection and ends it. What still arrives is read and dropped: closing a socket with
 * unread bytes resets the connection, and the last bytes would be lost. A client that does not close in time is cut
 * off.
 */
export function hangUp(socket: Socket, lastWords: string, lingerMs: number): void {
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(cut));
  socket.removeAllListeners("data");
  socket.resume();
  socket.end(lastWords);
}

type DrainLimits = Pick<ConnectionLimits, "drainBytes" | "drainPauseMs" | "lingerMs">;

/**
 * Reads the rest of a request that was answered before its body had arrived, for the same reason: up to
 * `limits.drainBytes` and `limits.requestMs` in all. After that the connection is cut. It reads slowly, so that nobody
 * keeps the process busy with bytes that it discards.
 */
export function drainRest(request: IncomingMessage, limits: DrainLimits): void {
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const readBefore = socket.bytesRead;
  let heard = readBefore;
  const watch = setInterval(() => {
    const isDone = socket.bytesRead - readBefore > limits.drainBytes || socket.bytesRead === heard;
    heard = socket.bytesRead;
    if (isDone) socket.destroy();
  }, limits.lingerMs);
  // Node has started to discard the body itself, as fast as it arrives; it can be slowed down at the socket.
  const sip = setInterval(() => {
    socket.resume();
    setImmediate(() => !request.complete && socket.pause());
  }, limits.drainPauseMs);
  // The connection stays open for further requests, and must not keep data of each.
  const stop = () => {
    clearInterval(watch);
    clearInterval(sip);
    socket.off("close", stop);
    socket.resume();
  };
  request.once("end", stop);
  if (request.headers.connection?.toLowerCase() === "close") request.once("end", () => socket.end());
  socket.once("close", stop);
  request.resume();
  socket.pause();
}
