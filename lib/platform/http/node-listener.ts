import type { IncomingMessage, ServerResponse } from "node:http";
import { NodeRequest, NodeResponse, sendNodeResponse } from "srvx/node";
import type { Log } from "@/lib/platform/log/log";
import type { Dispatcher } from "./dispatch";
import { showsProxy } from "./proxy-signs";

const internalError = JSON.stringify({
  error: "INTERNAL",
  message: "Something went wrong on our side. Try again.",
});

type Dispatch = Dispatcher["dispatch"];

/** Whether a raw request target belongs to the API. It may be undecodable; the dispatcher answers that too. */
export function isApiPath(target: string): boolean {
  return target === "/api" || target.startsWith("/api/") || target.startsWith("/api?");
}

/** Runs after a request that was refused before its body had arrived. */
export type AfterAnswer = (request: IncomingMessage) => void;

export type ApiListener = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Ends the live updates, which never end by themselves. */
  endStreams(): void;
};

/**
 * Answers Node's requests from web-standard handlers. The Request is built lazily, a streamed answer ends when
 * the client leaves, and the handler learns the socket's own address, which no header can forge.
 */
export function createApiListener(
  dispatch: Dispatch,
  log: Log,
  afterAnswer: AfterAnswer = () => undefined,
): ApiListener {
  const streams = new Set<ServerResponse>();
  return {
    async answer(request, response) {
      try {
        const answer = await dispatch(new NodeRequest({ req: request, res: response }), {
          peer: request.socket.remoteAddress ?? null,
          isProxied: showsProxy(request),
          compresses: true,
          Response: NodeResponse,
        });
        if (answer.headers.get("content-type")?.startsWith("text/event-stream")) {
          streams.add(response);
          response.once("close", () => streams.delete(response));
        }
        // Node would close at once for a client that asked for it, and reset the connection while its body still comes.
        if (!request.complete) response.shouldKeepAlive = true;
        await sendNodeResponse(response, answer);
        afterAnswer(request);
      } catch (error) {
        log.error({ err: error, url: request.url }, "a response could not be sent");
        if (response.headersSent) response.destroy();
        else response.writeHead(500, { "content-type": "application/json" }).end(internalError);
      }
    },
    endStreams() {
      for (const response of streams) response.destroy();
    },
  };
}
