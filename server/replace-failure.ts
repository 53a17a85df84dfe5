import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { currentApp, isAppMade } from "@/lib/platform/current-app";
import { nameOfRelease, readRelease } from "@/lib/platform/env/release";
import { isApiPath } from "@/lib/platform/http/node-listener";
import { isPageOutage } from "@/lib/platform/http/page-failure";
import { refuseUnavailable } from "./refuse-unavailable";
import { countPage } from "./watch-pages";

/**
 * Lets `isOutage` decide about a page that failed: Next answers 500 whatever the reason, but a page that fails because
 * the database is away is a 503. Next's own body is dropped.
 */
export function replaceFailure(
  request: IncomingMessage,
  response: ServerResponse,
  isOutage: () => boolean,
): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isReplaced = false;
  const drop = (args: unknown[]) => {
    const done = args.find((argument) => typeof argument === "function") as (() => void) | undefined;
    if (done) process.nextTick(done);
  };
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      const status = typeof args[0] === "number" ? args[0] : response.statusCode;
      if (isReplaced || response.headersSent) return response;
      if (status !== 500 || !isOutage()) return writeHead(...args);
      isReplaced = true;
      refuseUnavailable(request, response, false);
      return response;
    },
    write(...args: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode);
      if (!isReplaced) return write(...args);
      drop(args);
      return true;
    },
    end(...args: unknown[]) {
      if (!response.headersSent && response.statusCode === 500) response.writeHead(500);
      if (!isReplaced) return end(...args);
      drop(args);
      return response;
    },
  });
}

/**
 * The same for pages that Next serves by itself, and the release in every answer: for all servers of this process, since
 * Next shows us none.
 */
export function watchServers(): void {
  const version = nameOfRelease(readRelease());
  const emit = Server.prototype.emit as (this: Server, event: string, ...args: unknown[]) => boolean;
  Server.prototype.emit = function emitWatched(this: Server, event: string, ...args: unknown[]) {
    if (event === "request") {
      const [request, response] = args as [IncomingMessage, ServerResponse];
      response.setHeader("x-bazar-version", version);
      if (isAppMade() && !isApiPath(request.url ?? "/"))
        countPage(request, response, {
          metrics: currentApp().metrics,
          publicUrl: currentApp().env.publicUrl,
        });
      replaceFailure(request, response, () => isPageOutage(request.headers));
    }
    return emit.call(this, event, ...args);
  };
}
