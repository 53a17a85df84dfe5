/**
 * `npm run test:proxies [-- nginx]`: two servers behind nginx and behind Caddy, each with the configuration in `ops/`, as
 * guests meet them. Installs the proxies where it may; one that is not there is left out.
 */
import { createCrashShop } from "../crash/crash-shop.mjs";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { freePort } from "../launch/ports.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { findOrInstall } from "../launch/system-package.mjs";
import { createGuest } from "./guest.mjs";
import { serveFrom, settingsOf } from "./installation.mjs";
import { checkBodies, checkCallers, checkHosts, checkLive } from "./proxy-checks.mjs";
import { checkOutages, checkRestarts } from "./proxy-restarts.mjs";
import { startProxy } from "./start-proxy.mjs";
import { createVerdicts } from "./verdicts.mjs";

const DOMAIN = "bazar.test";
/** As the image and the unit set it. */
const DRAIN_SECONDS = "10";

/** @typedef {import("./start-proxy.mjs").ProxyKind} ProxyKind */
/**
 * @typedef {object} Scene
 * @property {ProxyKind} kind
 * @property {string} domain
 * @property {import("./start-proxy.mjs").Proxy} proxy
 * @property {import("../crash/crash-shop.mjs").CrashShop} shop
 * @property {ReturnType<typeof createGuest>} ask
 * @property {import("./installation.mjs").RunningServer[]} servers
 * @property {(port: number) => Promise<import("./installation.mjs").RunningServer>} start
 * @property {() => Promise<void>} stopDatabase
 * @property {ReturnType<typeof createVerdicts>["tell"]} tell
 */

const kinds = /** @type {ProxyKind[]} */ (
  process.argv.length > 2 ? process.argv.slice(2) : ["nginx", "caddy"]
);

await runSession(async (session) => {
  await prepareServer();
  await preparePages();
  const { tell, chapter, wrong } = createVerdicts();
  for (const kind of kinds) {
    if (!(await findOrInstall(kind))) {
      console.log(`  ${kind} is not installed and cannot be: left out.`);
      continue;
    }
    const scene = await setScene(kind, session, tell);
    chapter(`${kind}: hosts`);
    await checkHosts(scene);
    chapter(`${kind}: live updates`);
    const cookie = await checkLive(scene);
    chapter(`${kind}: who is calling`);
    await checkCallers(scene);
    chapter(`${kind}: bodies`);
    await checkBodies(scene, cookie);
    chapter(`${kind}: both servers are restarted, one after the other, under load`);
    await checkRestarts(scene);
    chapter(`${kind}: outages`);
    await checkOutages(scene);
    await scene.proxy.stop();
  }
  await session.end(wrong() === 0 ? 0 : 1);
});

/** @returns {Promise<Scene>} */
async function setScene(
  /** @type {ProxyKind} */ kind,
  /** @type {import("../launch/session.mjs").Session} */ session,
  /** @type {Scene["tell"]} */ tell,
) {
  const postgres = await startEmbeddedPostgres({ name: "proxies", ephemeral: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  const shop = await createCrashShop(postgres.url, { receiverUrl: "http://127.0.0.1:9/" });
  const httpsPort = await freePort();
  const settings = settingsOf(await openRuntimeRole(postgres.url), `https://${DOMAIN}:${httpsPort}`);
  const start = (/** @type {number} */ port) =>
    serveFrom(projectFolder, { ...settings, LOG_LEVEL: "warn", DRAIN_SECONDS, PORT: String(port) });
  const backends = [await freePort(), await freePort()];
  const servers = await Promise.all(backends.map(start));
  session.atEnd(() => Promise.all(servers.map((server) => server.stop())));
  const proxy = await startProxy(kind, { domain: DOMAIN, backends, httpsPort });
  session.atEnd(proxy.stop);
  const ask = createGuest({ port: httpsPort, domain: DOMAIN });
  return { kind, domain: DOMAIN, proxy, shop, ask, servers, start, stopDatabase: postgres.stop, tell };
}
