/**
 * The self-hosted server: one process that answers /api from the endpoints themselves and everything else through Next.
 * It ends on a signal, or when the process that launched it is gone.
 */
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import next from "next";
import { type App, getApp } from "@/lib/app/app";
import { readReadiness } from "@/lib/platform/db/readiness";
import { listPublicRestaurants } from "@/lib/restaurant/marketplace/list-public-restaurants";
import { countCardsToSeal } from "@/lib/service/gift-cards/count-cards-to-seal";
import { apiRoutes } from "../.build/api-routes";
import { earlierSecretHint } from "../scripts/launch/own-database.mjs";
import { isOpenToOthers, wantedHosts } from "../scripts/launch/ports.mjs";
import { sayFailure, speakAsServer } from "../scripts/launch/voice.mjs";
import { commitOfClone } from "./commit-of-clone";
import { logConsole } from "./console-to-log";
import { createHttpServer } from "./http-server";
import { listen } from "./listen";
import { provideBazar } from "./provide-bazar";
import { shareAssets } from "./release-assets";
import { createStaticFiles } from "./static-files";
import { tellStart } from "./tell-start";
import { warmUp } from "./warm-up";

/** A card payment waits for the processor for this long. */
const requestPatienceMs = 8_000;
/** For running jobs, and for a database that does not close its connections. What is cut off restarts elsewhere. */
const appPatienceMs = 8_000;

function refuse(sentence: string): never {
  sayFailure(sentence);
  process.exit(1);
}

/** The report on an invalid environment is for people; a stack trace would bury it. */
function startApp(): App {
  try {
    provideBazar();
    return getApp();
  } catch (error) {
    const hint = earlierSecretHint();
    return refuse(`${(error as Error).message}${hint && `\n  SESSION_SECRET: ${hint}.`}`);
  }
}

speakAsServer();
process.env.BAZAR_COMMIT ||= commitOfClone(process.cwd()) ?? "";
const app = startApp();
logConsole(app.log);
const readiness = await readReadiness(app.db);
if (readiness === "never_migrated")
  refuse("The database is empty: no migration was ever applied to it. Run this first: npm run db:migrate");
if (readiness === "not_ours")
  refuse("The database holds the migrations of another application. Set DATABASE_URL to one of Bazar's own.");
const { PORT: port, DRAIN_SECONDS: drainSeconds } = app.env;
// Next would take every `Upgrade` of its server, and leave unknown ones hanging.
const noUpgrades = createServer();
const nextServer = next({ dev: false, dir: process.cwd(), port, quiet: true, httpServer: noUpgrades });
await nextServer.prepare();

const answerPage = nextServer.getRequestHandler();
const buildFolder = process.env.NEXT_DIST_DIR || ".next";
const sharedAssets = app.env.ASSETS_DIR;
if (sharedAssets) await shareAssets(buildFolder, sharedAssets);
const answerFile = createStaticFiles(buildFolder, sharedAssets);

const {
  server,
  drain,
  stop: stopServing,
} = await createHttpServer(app, {
  routes: apiRoutes,
  pages: async (request, response) => {
    if (!(await answerFile(request, response))) await answerPage(request, response);
  },
});

// A drain says that there are other processes: they serve while this one takes its time. A single one opens at once.
if (drainSeconds > 0 && readiness !== "no_answer") await warmUp(server, await firstAsked());

/** What most guests ask for first: the guide, and a restaurant's page and menu. */
async function firstAsked() {
  const [shown] = await listPublicRestaurants(app, 1).catch(() => []);
  const ofRestaurant = shown === undefined ? [] : [`/s/${shown.slug}`, `/api/public/${shown.slug}/menu`];
  return { host: new URL(app.env.publicUrl).host, paths: ["/", ...ofRestaurant] };
}

let stopping = false;
let stopAccepting: (() => void) | undefined;
async function stop({ drains }: { drains: boolean }) {
  if (stopping) return;
  stopping = true;
  if (drains && drainSeconds > 0) {
    drain();
    await wait(drainSeconds * 1_000);
  }
  stopAccepting?.();
  await stopServing(requestPatienceMs);
  await Promise.race([Promise.allSettled([app.stop(), nextServer.close()]), wait(appPatienceMs)]);
  process.exit(0);
}
process.on("SIGTERM", () => stop({ drains: true }));
process.on("SIGINT", () => stop({ drains: true }));
process.on("disconnect", () => stop({ drains: false }));

const hosts = wantedHosts();
stopAccepting = await listen(server, { port, hosts }).catch((error: NodeJS.ErrnoException) =>
  refuse(error.code === "EADDRINUSE" ? `Port ${port} is in use by another program.` : error.message),
);
await app.start().catch((error: Error) => refuse(`The jobs could not be started: ${error.message}`));
tellStart(app, {
  release: app.release,
  hosts,
  isOpenToOthers: isOpenToOthers(hosts),
  isUpToDate: readiness !== "migrations_missing",
  madeSecrets: process.env.BAZAR_MADE_SECRETS?.split(",") ?? [],
  cardsToSeal: readiness === "ready" ? await countCardsToSeal(app) : null,
});
process.send?.("ready");
