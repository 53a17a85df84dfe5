/**
 * `npm run test:upgrade [-- --from <commit> | --old <folder>]`: an earlier release and this one on one database, as an
 * upgrade has them: guests order, staff work on pages of the earlier release, the schema is migrated under it, processes
 * are replaced one by one, and then it all goes back. `--old` is a folder in which the earlier one is built already.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { createCrashShop } from "../crash/crash-shop.mjs";
import { checkOwnBooks } from "../crash/own-books.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { createBalancer } from "./balancer.mjs";
import { query } from "./debian-postgres.mjs";
import { JSON_TYPE } from "./guest.mjs";
import { outagesOf, serveFrom, settingsOf } from "./installation.mjs";
import { openTabs } from "./open-tabs.mjs";
import { startOrders } from "./order-load.mjs";
import { buildRelease, releaseBefore } from "./release-folder.mjs";
import { createVerdicts, spread } from "./verdicts.mjs";

const run = promisify(execFile);
const PHASE_MS = 4_000;
/** As the image and the unit set it: a balancer on a busy machine needs seconds to see that a server goes. */
const DRAIN_SECONDS = "10";

const { values } = parseArgs({ options: { from: { type: "string" }, old: { type: "string" } } });

await runSession(async (session) => {
  await prepareServer();
  await preparePages();
  const { tell, chapter, wrong } = createVerdicts();
  const commit = values.from ?? (await releaseBefore());
  const built = values.old
    ? { folder: path.resolve(values.old), remove: async () => {} }
    : await buildRelease(commit);
  session.atEnd(built.remove);
  const postgres = await startEmbeddedPostgres({ name: "upgrade", ephemeral: true });
  session.atEnd(postgres.stop);
  const shared = await mkdtemp(path.join(tmpdir(), "bazar-shared-"));
  session.atEnd(() => rm(shared, { recursive: true, force: true }));
  const folders = { ASSETS_DIR: path.join(shared, "assets"), MEDIA_DIR: path.join(shared, "media") };
  for (const folder of Object.values(folders)) await mkdir(folder);
  const served = new URL(postgres.url);
  served.username = "bazar_runtime";
  served.password = "a-password-of-its-own";
  const env = { ...settingsOf(served.href), ...folders, DRAIN_SECONDS, LOG_LEVEL: "warn" };
  const migrate = async (/** @type {string} */ cwd) => {
    const settings = { ...process.env, ...env, MIGRATION_DATABASE_URL: postgres.url };
    const { stdout } = await run(process.execPath, ["scripts/database/migrate.mjs"], { cwd, env: settings });
    return stdout.trim();
  };
  await migrate(built.folder);
  const shop = await createCrashShop(postgres.url, { receiverUrl: "http://127.0.0.1:9/" });
  /** @type {import("./installation.mjs").RunningServer[]} */
  const servers = [];
  const serve = async (/** @type {string} */ folder) => {
    const server = await serveFrom(folder, env);
    servers.push(server);
    return server;
  };
  const release = { old: () => serve(built.folder), new: () => serve(projectFolder) };
  const balancer = createBalancer();
  session.atEnd(balancer.stop);
  let [one, two] = await Promise.all([release.old(), release.old()]);
  session.atEnd(() => Promise.all([one.stop(), two.stop()]));
  await balancer.add(one);
  await balancer.add(two);

  const login = await fetch(`${one.origin}/api/auth/login`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(shop.owner),
  });
  const cookie = (login.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
  const guests = startOrders(balancer.pick, shop);
  const tabs = await openTabs(balancer.pick, { shop, cookie, orders: guests.log.orders });

  /** Lets everybody go on for a while, and says what became of it. */
  const phase = async (/** @type {string} */ name, /** @type {() => Promise<string>} */ act) => {
    const before = {
      orders: guests.log.orders.length,
      failed: guests.log.failed.length,
      tabs: tabs.log.failed.length,
    };
    const asked = () => Object.values(tabs.log.asked).reduce((sum, count) => sum + count, 0);
    const askedBefore = asked();
    const done = await act();
    await wait(PHASE_MS);
    const lost = [...guests.log.failed.slice(before.failed), ...tabs.log.failed.slice(before.tabs)];
    const found = `${guests.log.orders.length - before.orders} orders, ${asked() - askedBefore} other requests, ${lost.length} failed`;
    tell(
      `${name}${done && `: ${done}`}`,
      lost.length === 0
        ? found
        : `${found}: ${lost[0]}; servers say: ${[...new Set(outagesOf(servers))].join(", ") || "nothing"}`,
      lost.length === 0,
    );
  };
  chapter(`From ${values.old ?? commit.slice(0, 8)} to this release, and back`);
  await phase("two old servers", async () => "");
  await phase("the new schema under them", async () =>
    (await migrate(projectFolder)).replace(/\d{14}_/g, ""),
  );
  await phase("one old, one new", async () => {
    one = (await balancer.replace(one, release.new)).next;
    return "";
  });
  await phase("two new", async () => {
    two = (await balancer.replace(two, release.new)).next;
    return "";
  });
  await phase("back: one new, one old", async () => {
    one = (await balancer.replace(one, release.old)).next;
    return "";
  });
  await phase("two old on the new schema", async () => {
    two = (await balancer.replace(two, release.old)).next;
    return "";
  });

  chapter("What became of it");
  const { orders, durationsMs } = await guests.stop();
  const { asked, heard, streams } = await tabs.stop();
  for (const [what, count] of Object.entries(asked)) tell(`pages of the old release: ${what}`, count);
  const rows = await query(postgres.url, "SELECT id, number::text FROM orders");
  const there = new Map(rows.map(({ id, number }) => [id, number]));
  const lost = orders.filter(({ id, number }) => there.get(id) !== String(number)).length;
  tell(`of ${orders.length} acknowledged orders, lost or numbered anew`, lost, lost === 0);
  const untold = rows.length - new Set(orders.map(({ id }) => id)).size;
  tell("orders that were made and not acknowledged", untold, untold === 0);
  const [{ last }] = await query(postgres.url, "SELECT max(sequence)::int AS last FROM event");
  tell(
    "last event, and the last on the open board",
    `${last}, ${heard} (${streams} streams)`,
    last === heard,
  );
  const books = await checkOwnBooks(env);
  tell(
    "comparisons in the books, differences",
    `${books.compared}, ${books.wrong.length}`,
    books.wrong.length === 0,
  );
  tell("how long orders took", spread(durationsMs));
  await session.end(wrong() === 0 ? 0 : 1);
});
