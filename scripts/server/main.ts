/**
 * The self-hosted server: one process that answers /api from the endpoints themselves and everything else
 * through Next. It ends when it is told to, or when the process that launched it is gone.
 */
import { createServer } from "node:http";
import next from "next";
import { getApp } from "@/lib/app/app";
import { createDispatcher } from "@/lib/http/dispatch";
import { createApiListener, isApiPath } from "@/lib/http/node-listener";
import { routes } from "../../.build/api-manifest";
import { createPageListener } from "./page-listener";
import { refuseRawRequest, refuseTarget } from "./raw-refusal";
import { pathOfTarget } from "./request-target";
import { stopServer } from "./stop-server";

/** Longer than the idle time of common proxies, so that they and not we close a connection. */
const keepAliveMs = 65_000;

const app = getApp();
const port = app.env.PORT;
// Next would take every `Upgrade` of the server that it answers for, and leave those that it does not know hanging.
const noUpgrades = createServer();
const pages = next({ dev: false, dir: process.cwd(), port, quiet: true, httpServer: noUpgrades });
await pages.prepare();

const api = createApiListener(createDispatcher(routes).dispatch, app.log);
const answerPage = createPageListener(pages.getRequestHandler(), app.trustsProxy);
const server = createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
  const path = pathOfTarget(request.url ?? "/");
  if (path === null) return refuseTarget(request, response);
  request.url = path;
  return isApiPath(path) ? api.answer(request, response) : answerPage(request, response);
});
server.on("clientError", refuseRawRequest);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  api.endStreams();
  await stopServer(server);
  await Promise.allSettled([app.stop(), pages.close()]);
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.on("disconnect", stop);

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken by another program.` : error.message);
  process.exit(1);
});
server.listen(port, process.env.HOST || undefined, async () => {
  await app.start();
  process.send?.("ready");
});
