import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@/lib/core/errors/error-codes";
import { newId } from "@/lib/core/ids/ids";
import { CONNECTION_LIMITS } from "./connection-limits";
import { hangUp } from "./hang-up";

const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "The headers of the request are too large.",
  ERR_HTTP_REQUEST_TIMEOUT: "The request took too long to arrive.",
};

/**
 * Answers what Node's parser refuses before there is a request, in the form of every other error, and closes the
 * connection.
 */
export function refuseRawRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  { lingerMs } = CONNECTION_LIMITS,
): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { body, headers } = refusal(MESSAGES[error.code ?? ""] ?? "The request is not valid HTTP.");
  hangUp(socket, rawAnswer("400 Bad Request", headers, body), lingerMs);
}

/** Answers CONNECT, which asks for a tunnel. */
export function refuseTunnel(socket: Socket, { lingerMs } = CONNECTION_LIMITS): void {
  const { body, headers } = refusal("This server is not a proxy.", "METHOD_NOT_ALLOWED");
  hangUp(
    socket,
    rawAnswer("405 Method Not Allowed", { ...headers, allow: "GET, HEAD, POST" }, body),
    lingerMs,
  );
}

function rawAnswer(status: string, headers: Record<string, string | number>, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`;
}

/** Answers a request whose target is no path, such as `OPTIONS *`. */
export function refuseTarget(_request: IncomingMessage, response: ServerResponse): void {
  refuse(response, "The request has no path.");
}

/** Answers a request that names two hosts, or none that can be one. */
export function refuseHost(_request: IncomingMessage, response: ServerResponse): void {
  refuse(response, "The request must have one Host header, with a host in it.");
}

function refuse(response: ServerResponse, message: string): void {
  const { body, headers } = refusal(message);
  response.writeHead(400, headers).end(body);
}

function refusal(message: string, code: ErrorCode = "VALIDATION_FAILED") {
  const body = JSON.stringify({ error: code, message });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": newId("req"),
    connection: "close",
    "content-length": Buffer.byteLength(body),
  };
  return { body, headers };
}
