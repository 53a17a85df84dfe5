import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import type { App } from "@/lib/app/app";
import { nameOfRelease } from "@/lib/platform/env/release";
import { createDispatcher, type RouteEntry } from "@/lib/platform/http/dispatch";
import { provideCalls } from "@/lib/platform/http/in-process";
import { createApiListener, isApiPath } from "@/lib/platform/http/node-listener";
import { pathOf } from "@/lib/platform/http/request-path";
import { refuseApiAt } from "@/lib/restaurant/domains/refuse-api-at";
import { CONNECTION_LIMITS, type ConnectionLimits, serverOptions } from "./connection-limits";
import { drainRest } from "./hang-up";
import { createHealthCheck } from "./health";
import { createTurns } from "./in-turn";
import { createPageListener } from "./page-listener";
import { refuseHost, refuseRawRequest, refuseTarget, refuseTunnel } from "./raw-refusal";
import { refuseUnavailable } from "./refuse-unavailable";
import { createRequestGate, type Listener } from "./request-gate";
import { namesOneHost, pathOfTarget } from "./request-target";
import { stopServer } from "./stop-server";

export type HttpServer = {
  server: Server;
  /** Says at /readyz that it is about to stop, and goes on serving; answers end their connections. */
  drain(): void;
  /** Lets running requests finish, refuses new ones, and closes every connection. */
  stop(patienceMs: number): Promise<void>;
};

export async function createHttpServer(
  app: App,
  {
    routes,
    pages,
    limits = CONNECTION_LIMITS,
  }: { routes: RouteEntry[]; pages: Listener; limits?: ConnectionLimits },
): Promise<HttpServer> {
  const { dispatch } = createDispatcher(routes);
  provideCalls((request) => dispatch(request, { peer: null, app }));
  const version = nameOfRelease(app.release);
  const platformHost = new URL(app.env.publicUrl).host;
  const hostOf = ({ headers }: Request) => headers.get("host") ?? "";
  const api = createApiListener(
    async (request, context) => {
      const answer =
        (await refuseApiAt(hostOf(request), pathOf(request.url), platformHost)) ??
        (await dispatch(request, context));
      answer.headers.set("x-bazar-version", version);
      return answer;
    },
    app.log,
    (request) => drainRest(request, limits),
  );
  const answerPage = createPageListener(pages, app);
  let isDraining = false;
  const checkHealth = await createHealthCheck(app, () => isDraining || gate.isClosed);
  const gate = createRequestGate(
    async (request, response) => {
      const path = request.url ?? "/";
      await (isApiPath(path) ? api.answer(request, response) : answerPage(request, response));
    },
    (request, response) => {
      response.setHeader("x-bazar-version", version);
      refuseUnavailable(request, response);
    },
  );

  const takeTurn = createTurns();
  const server = createServer(serverOptions(limits), async (request, response) => {
    if (!(await takeTurn(request, response))) return;
    const path = pathOfTarget(request.url ?? "/");
    // Once a header is set, Node keeps only the last cookie of a head that is written as a list, as those of the API are.
    if (path === null || !isApiPath(path)) response.setHeader("x-bazar-version", version);
    if (path === null) return refuseTarget(request, response);
    if (!namesOneHost(request.rawHeaders)) return refuseHost(request, response);
    request.url = path;
    // Who keeps this connection would send its next request to a closed one.
    if (isDraining) response.shouldKeepAlive = false;
    if (await checkHealth(path, request, response)) return;
    await gate.answer(request, response);
  });
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silenceMs, (socket) => socket.destroy());
  server.on("clientError", (error, socket) => refuseRawRequest(error, socket as Socket, limits));
  server.on("connect", (_request, socket) => refuseTunnel(socket as Socket, limits));
  server.on("drop", () => app.log.warn({ part: "server" }, "too many connections: closed one"));

  return {
    server,
    drain() {
      isDraining = true;
    },
    async stop(patienceMs) {
      const finished = gate.close(patienceMs);
      api.endStreams();
      await stopServer(server, finished);
    },
  };
}
