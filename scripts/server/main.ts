/**
 * The self-hosted server: one process that answers /api from the endpoints themselves and everything else through Next.
 * It ends on a signal, or when the process that launched it is gone.
 */
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import next from "next";
import { type App, getApp } from "@/lib/app/app";
import { routes } from "../../.build/api-manifest";
import { provideBazar } from "../app/provide-bazar";
import { wantedHosts } from "../launch/ports.mjs";
import { createHttpServer } from "./http-server";
import { listen } from "./listen";
import { shareAssets } from "./release-assets";
import { createStaticFiles } from "./static-files";

/** A card payment waits for the processor for this long. */
const requestPatienceMs = 8_000;
/** For running jobs, and for a database that does not close its connections. What is cut off restarts elsewhere. */
const appPatienceMs = 8_000;

/** The report on an invalid environment is for people; a stack trace would bury it. */
function startApp(): App {
  try {
    provideBazar();
    return getApp();
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    process.exit(1);
  }
}

const app = startApp();
const port = app.env.PORT;
// Next would take every `Upgrade` of its server, and leave unknown ones hanging.
const noUpgrades = createServer();
const nextServer = next({ dev: false, dir: process.cwd(), port, quiet: true, httpServer: noUpgrades });
await nextServer.prepare();

const answerPage = nextServer.getRequestHandler();
const buildFolder = process.env.NEXT_DIST_DIR || ".next";
const sharedAssets = app.env.ASSETS_DIR;
if (sharedAssets) await shareAssets(buildFolder, sharedAssets);
const answerFile = createStaticFiles(buildFolder, sharedAssets);

const { server, stop: stopServing } = await createHttpServer(app, {
  routes,
  pages: async (request, response) => {
    if (!(await answerFile(request, response))) await answerPage(request, response);
  },
});

let stopping = false;
let stopAccepting: (() => void) | undefined;
async function stop() {
  if (stopping) return;
  stopping = true;
  stopAccepting?.();
  await stopServing(requestPatienceMs);
  await Promise.race([Promise.allSettled([app.stop(), nextServer.close()]), wait(appPatienceMs)]);
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
process.on("disconnect", stop);

stopAccepting = await listen(server, { port, hosts: wantedHosts() }).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is in use by another program.` : error.message);
  process.exit(1);
});
await app.start();
process.send?.("ready");
