/**
 * The self-hosted server: one process that answers /api from the endpoints themselves and everything else
 * through Next. It ends when it is told to, or when the process that launched it is gone.
 */
import { createServer } from "node:http";
import next from "next";
import { type App, getApp } from "@/lib/app/app";
import { createDispatcher } from "@/lib/http/dispatch";
import { createApiListener, isApiPath } from "@/lib/http/node-listener";
import { routes } from "../../.build/api-manifest";
import { wantedHosts } from "../launch/ports.mjs";
import { listen } from "./listen";
import { createPageListener } from "./page-listener";
import { refuseRawRequest, refuseTarget } from "./raw-refusal";
import { pathOfTarget } from "./request-target";
import { stopServer } from "./stop-server";

/** The report on a wrong environment is for people; a stack would bury it. */
function startApp(): App {
  try {
    return getApp();
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exit(1);
  }
}

/** Longer than the idle time of common proxies, so that they and not we close a connection. */
const keepAliveMs = 65_000;

const app = startApp();
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
let stopAccepting: (() => void) | undefined;
async function stop() {
  if (stopping) return;
  stopping = true;
  stopAccepting?.();
  api.endStreams();
  await stopServer(server);
  await Promise.allSettled([app.stop(), pages.close()]);
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.on("disconnect", stop);

stopAccepting = await listen(server, { port, hosts: wantedHosts() }).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken by another program.` : error.message);
  process.exit(1);
});
await app.start();
process.send?.("ready");
