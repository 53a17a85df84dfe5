import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { newId } from "@/lib/ids/ids";

const MESSAGES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "The headers of the request are too large.",
  ERR_HTTP_REQUEST_TIMEOUT: "The request took too long to arrive.",
};

/** Answers what Node's parser refuses before there is a request, in the shape of every other error, and hangs up. */
export function refuseRawRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { body, headers } = refusal(
    MESSAGES[error.code ?? ""] ?? "The request is not HTTP that can be read.",
  );
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("")}\r\n${body}`);
}

/** Answers a request whose target is no path, such as `OPTIONS *`. */
export function refuseTarget(_request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = refusal("The request has no path.");
  response.writeHead(400, headers).end(body);
}

function refusal(message: string) {
  const body = JSON.stringify({ error: "VALIDATION_FAILED", message });
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-request-id": newId("req"),
    connection: "close",
    "content-length": Buffer.byteLength(body),
  };
  return { body, headers };
}
