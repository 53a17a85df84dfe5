/**
 * `npm run bench`: how fast the platform is, as a share of what this machine could do at best, measured side by side
 * in one run. Prints a table and JSON; keeps the JSON in .data/bench/.
 */
import { mkdir, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { addHostileRestaurant } from "../abuse/hostile-restaurant.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { startBareServer } from "./bare-server.mjs";
import { besideDeadReceivers } from "./beside-dead-receivers.mjs";
import { besideLogins } from "./beside-logins.mjs";
import { cpuMeter } from "./cpu-meter.mjs";
import { load, nextAddress } from "./load.mjs";
import { measured } from "./measured.mjs";
import { minimalBookings, prepareMinimalBookings } from "./minimal-booking.mjs";
import { minimalOrders, prepareMinimalOrders } from "./minimal-order.mjs";
import { benchEnvironment, openBench, startBenchServer } from "./open-bench.mjs";
import { printReport } from "./report.mjs";
import { availabilityUrl, bookings, orders } from "./requests.mjs";
import { startCountingProxy } from "./round-trips.mjs";
import { settle } from "./settle.mjs";
import { openTrackingPages } from "./tracking-pages.mjs";

const CONNECTIONS = [1, 10, 50];
const TRACKING_PAGES = 500;
const SECONDS = Number(process.env.BENCH_SECONDS || 5);

await runSession(async (session) => {
  const { databaseUrl, shop } = await openBench(session, "bench");
  const hostileSlug = await addHostileRestaurant(databaseUrl, shop.slug);
  await prepareMinimalOrders(databaseUrl);
  await prepareMinimalBookings(databaseUrl);

  const environment = { ...(await benchEnvironment(databaseUrl)), WEBHOOK_ALLOW_LOOPBACK: "1" };
  const server = await startBenchServer(session, environment);
  const { origin } = server;
  const menuUrl = `${origin}/api/public/${shop.slug}/menu`;
  const menu = Buffer.from(await (await fetch(menuUrl)).arrayBuffer());
  const bare = await startBareServer(menu);
  session.atEnd(bare.stop);

  const order = (/** @type {string[]} */ products, /** @type {"cash" | "stripe"} */ paymentMethod = "cash") =>
    orders(origin, { slug: shop.slug, products, paymentMethod });
  const availability = availabilityUrl(origin, shop.slug);
  const slots = Buffer.from(await (await fetch(availability)).arrayBuffer());
  const bareSlots = await startBareServer(slots);
  session.atEnd(bareSlots.stop);
  const booking = await bookings(origin, shop.slug);

  const meter = await cpuMeter({ serverPid: server.pid, databaseUrl });
  const rest = () => settle(databaseUrl);
  const measure = (/** @type {Parameters<typeof load>[0]} */ requests) =>
    measured({ rest, meter }, () => load(requests));

  await load({ url: menuUrl, connections: 10, seconds: 2 });
  await load({ ...order(shop.unlimited), connections: 10, seconds: 2 });

  const menuRows = [];
  const availabilityRows = [];
  const orderRows = [];
  const bookingRows = [];
  for (const connections of CONNECTIONS) {
    const limit = await load({ url: bare.url, connections, seconds: SECONDS });
    menuRows.push({
      connections,
      limit,
      measured: await measure({ url: menuUrl, connections, seconds: SECONDS }),
    });
  }
  for (const connections of CONNECTIONS) {
    await settle(databaseUrl);
    const limit = await minimalOrders(databaseUrl, { connections, seconds: SECONDS });
    const measured = await measure({ ...order(shop.unlimited), connections, seconds: SECONDS });
    const counted = await measure({ ...order(shop.counted), connections, seconds: SECONDS });
    const card = await measure({ ...order(shop.unlimited, "stripe"), connections, seconds: SECONDS });
    orderRows.push({ connections, limit, measured, counted, card });
  }
  for (const connections of CONNECTIONS) {
    await settle(databaseUrl);
    const limit = await load({ url: bareSlots.url, connections, seconds: SECONDS });
    const measured = await measure({ url: availability, connections, seconds: SECONDS });
    availabilityRows.push({ connections, limit, measured });
  }
  for (const connections of CONNECTIONS) {
    await settle(databaseUrl);
    const limit = await minimalBookings(databaseUrl, { connections, seconds: SECONDS });
    const measured = await measure({ ...booking, connections, seconds: SECONDS });
    bookingRows.push({ connections, limit, measured });
  }
  const guests = [
    { name: "GET menu", url: menuUrl },
    { name: "POST order", ...order(shop.unlimited) },
  ];
  await settle(databaseUrl);
  const loginRows = await besideLogins(origin, guests, SECONDS);
  const hostileUrl = availabilityUrl(origin, hostileSlug, 20);
  const hostileTables = await measure({ url: hostileUrl, connections: 1, seconds: SECONDS });
  await settle(databaseUrl);
  const tracking = await measureTracking(origin, shop, order(shop.unlimited));
  const webhooks = await besideDeadReceivers({
    databaseUrl,
    slug: shop.slug,
    order: order(shop.unlimited),
    seconds: SECONDS,
  });
  const memoryMb = await server.memoryMb();

  const roundTrips = await countRoundTrips(session, environment, shop, order);
  const result = {
    machine: `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    seconds: SECONDS,
    menuBytes: menu.byteLength,
    menu: menuRows,
    orders: orderRows,
    availability: availabilityRows,
    bookings: bookingRows,
    besideLogins: loginRows,
    hostileTables,
    tracking,
    webhooks,
    memoryMb,
    roundTrips,
  };
  printReport(result);
  const folder = path.join(projectFolder, ".data", "bench");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "latest.json"), `${JSON.stringify(result, null, 2)}\n`);
  await session.end(0);
});

/**
 * How long orders take while nobody looks, and while many pages follow one order of the restaurant.
 *
 * @param {string} origin
 * @param {import("./bench-shop.mjs").BenchShop} shop
 * @param {import("./requests.mjs").Write} order
 */
async function measureTracking(origin, shop, order) {
  const quiet = await load({ ...order, connections: 1, seconds: SECONDS });
  const pages = await openTrackingPages(origin, { slug: shop.slug, order, pages: TRACKING_PAGES });
  const watched = await load({ ...order, connections: 1, seconds: SECONDS });
  pages.close();
  return { pages: TRACKING_PAGES, quiet, watched };
}

/**
 * Counts, on the wire, how often the database is asked for one order.
 *
 * @param {import("../launch/session.mjs").Session} session
 * @param {Record<string, string | undefined>} environment
 * @param {import("./bench-shop.mjs").BenchShop} shop
 * @param {(products: string[]) => import("./requests.mjs").Write} order
 */
async function countRoundTrips(session, environment, shop, order) {
  const proxy = await startCountingProxy(environment.DATABASE_URL ?? "");
  session.atEnd(proxy.stop);
  const { origin } = await startBenchServer(session, { ...environment, DATABASE_URL: proxy.url });

  /** Trips until the answer, and after it (what is announced to open pages and webhooks). */
  const perOrder = async (
    /** @type {string[]} */ products,
    /** @type {() => Record<string, string>} */ headers,
  ) => {
    const counts = [];
    for (let index = 0; index < 15; index++) {
      const { url, body } = order(products);
      const before = proxy.answers();
      const response = await fetch(new URL(new URL(url).pathname, origin), {
        method: "POST",
        body: body(),
        headers: { "content-type": "application/json", "x-forwarded-for": nextAddress(), ...headers() },
      });
      if (response.status !== 200)
        throw new Error(`An order answered ${response.status}: ${await response.text()}`);
      await response.text();
      const answered = proxy.answers();
      await new Promise((resolve) => setTimeout(resolve, 100));
      counts.push({ untilAnswer: answered - before, after: proxy.answers() - answered });
    }
    return counts.sort((a, b) => a.untilAnswer - b.untilAnswer)[Math.floor(counts.length / 2)];
  };
  let key = 0;
  return {
    plain: await perOrder(shop.unlimited, () => ({})),
    withIdempotencyKey: await perOrder(shop.unlimited, () => ({ "idempotency-key": `bench-${key++}` })),
    withCountedStock: await perOrder(shop.counted, () => ({})),
  };
}
