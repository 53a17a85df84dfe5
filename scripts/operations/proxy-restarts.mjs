import { setTimeout as wait } from "node:timers/promises";
import { outagesOf } from "./installation.mjs";
import { codeOf } from "./proxy-checks.mjs";
import { startLoad } from "./proxy-load.mjs";
import { spread } from "./verdicts.mjs";

const CALM_MS = 2_000;

/** @typedef {import("./proxies.mjs").Scene} Scene */

/** Replaces one server after the other while guests order: nothing may be lost or refused. */
export async function checkRestarts(/** @type {Scene} */ { ask, shop, servers, start, tell }) {
  const load = startLoad(ask, shop);
  const all = [...servers];
  /** @type {{ at: number, what: string }[]} */
  const phases = [];
  const begin = (/** @type {string} */ what) => phases.push({ at: Date.now(), what });
  begin("both servers run");
  for (const [index, server] of servers.entries()) {
    await wait(CALM_MS);
    begin(`server ${index + 1} drains`);
    const { code, ms } = await server.stop();
    begin(`server ${index + 1} starts`);
    servers[index] = await start(server.port);
    begin(`server ${index + 1} is back`);
    all.push(servers[index]);
    tell(`server ${index + 1} was stopped`, `status ${code} after ${(ms / 1_000).toFixed(1)} s`, code === 0);
  }
  await wait(CALM_MS);
  const { answered, failed, durationsMs, slowest, orders } = await load.stop();
  tell("requests answered", `${answered}, of which ${orders.length} orders`, orders.length > 100);
  // A machine that is busy with other things lets a statement wait for longer than a request may.
  const outages = outagesOf(all);
  const unavailable = failed.filter((text) => text.includes(": 503 by a server")).length;
  const lost = failed.length - Math.min(unavailable, outages.length);
  tell("requests lost or refused", lost && `${lost}: ${failed.join("; ")}`, lost === 0);
  const slow = failed.length - lost;
  tell(
    "answered 503 because the database was too slow",
    slow && `${slow}: ${[...new Set(outages)].join(", ")}`,
  );
  const twice = orders.length - new Set(orders).size;
  tell("orders told twice", twice, twice === 0);
  const phase = phases.findLast(({ at }) => at <= slowest.from.getTime());
  const into = ((slowest.from.getTime() - (phase?.at ?? 0)) / 1_000).toFixed(1);
  tell(
    "how long they took",
    `${spread(durationsMs)}: ${slowest.path}, sent ${into} s after "${phase?.what}"`,
  );
}

/** What guests are told when there is no database, and no server. */
export async function checkOutages(/** @type {Scene} */ { ask, shop, servers, stopDatabase, tell }) {
  await stopDatabase();
  const page = await ask({ path: `/s/${shop.slug}`, headers: { "accept-language": "de" } });
  const retryAfter = page.headers["retry-after"];
  const isOurs = page.status === 503 && Boolean(retryAfter) && page.text.includes('lang="de"');
  tell("without the database: our page", `${page.status}, Retry-After ${retryAfter}`, isOurs);
  const api = await ask({ path: `/api/public/${shop.slug}/reservation/config` });
  const isJson = api.status === 503 && codeOf(api.text) === "UNAVAILABLE";
  tell("and our JSON", `${api.status} ${codeOf(api.text)}`, isJson);
  await Promise.all(servers.map((server) => server.stop()));
  const { status } = await ask({ path: "/" });
  tell("without any server: the proxy's own answer", status, [502, 503].includes(status));
}
