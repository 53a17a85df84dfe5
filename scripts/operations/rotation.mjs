/**
 * `npm run test:rotation`: SESSION_SECRET and GIFT_CARD_SECRET are replaced on two servers as docs/operations.md says,
 * while guests order: who is signed in, a second factor and a gift card from before go on.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { nextAddress } from "../bench/load.mjs";
import { createCrashShop } from "../crash/crash-shop.mjs";
import { applyMigrations } from "../database/apply-migrations.mjs";
import { startEmbeddedPostgres } from "../database/embedded-postgres.mjs";
import { openRuntimeRole } from "../database/runtime-role.mjs";
import { preparePages, prepareServer } from "../launch/prepare.mjs";
import { projectFolder } from "../launch/project.mjs";
import { runSession } from "../launch/session.mjs";
import { codeOfStep } from "./authenticator.mjs";
import { createBalancer } from "./balancer.mjs";
import { query } from "./debian-postgres.mjs";
import { JSON_TYPE } from "./guest.mjs";
import { serveFrom, settingsOf } from "./installation.mjs";
import { startOrders } from "./order-load.mjs";
import { createVerdicts } from "./verdicts.mjs";

const STEP_MS = 30_000;
const newSecret = () => randomBytes(32).toString("base64url");

await runSession(async (session) => {
  await prepareServer();
  await preparePages();
  const { tell, chapter, wrong } = createVerdicts();
  const postgres = await startEmbeddedPostgres({ name: "rotation", ephemeral: true });
  session.atEnd(postgres.stop);
  await applyMigrations(postgres.url);
  const shop = await createCrashShop(postgres.url, { receiverUrl: "http://127.0.0.1:9/" });
  const settings = { ...settingsOf(await openRuntimeRole(postgres.url)), DRAIN_SECONDS: "2" };
  // Gift cards are paid at the embedded processor, and their codes read in the local mailbox.
  const env = { ...settings, BAZAR_DEMO: "1", PUBLIC_URL: "", STRIPE_WEBHOOK_SECRET: `whsec_${newSecret()}` };
  const keys = { old: [newSecret(), newSecret()], new: [newSecret(), newSecret()] };
  const start = (/** @type {("old" | "new")[]} */ ...ring) => {
    const [SESSION_SECRET, GIFT_CARD_SECRET] = [0, 1].map((which) =>
      ring.map((age) => keys[age][which]).join(","),
    );
    return serveFrom(projectFolder, { ...env, SESSION_SECRET, GIFT_CARD_SECRET });
  };
  const balancer = createBalancer();
  session.atEnd(balancer.stop);
  const servers = await Promise.all([start("old"), start("old")]);
  session.atEnd(() => Promise.all(servers.map((server) => server.stop())));
  for (const server of servers) await balancer.add(server);

  const call = async (
    /** @type {string} */ path,
    /** @type {{ cookie?: string, body?: unknown }} */ { cookie, body } = {},
  ) => {
    const response = await fetch(`${balancer.pick()}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...JSON_TYPE,
        "x-forwarded-for": nextAddress(),
        "idempotency-key": randomUUID(),
        ...(cookie ? { cookie } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, answer: await response.json() };
  };
  const signIn = async (/** @type {string | undefined} */ code) => {
    const body = { ...shop.owner, ...(code ? { code } : {}) };
    const { status, headers } = await call("/api/auth/login", { body });
    return { status, cookie: (headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "" };
  };

  // What is there before: a session, a second factor and a gift card.
  const first = await signIn(undefined);
  const draft = await call("/api/auth/second-factor", {
    cookie: first.cookie,
    body: { password: shop.owner.password },
  });
  let lastStep = 0;
  /** A code that was not used yet: each works once, and may be one step ahead of the clock. */
  const nextCode = async () => {
    const step = Math.max(lastStep + 1, Math.floor(Date.now() / STEP_MS));
    await wait(Math.max(0, (step - 1) * STEP_MS - Date.now()));
    lastStep = step;
    return codeOfStep(draft.answer.secret, step);
  };
  await call("/api/auth/second-factor/confirm", { cookie: first.cookie, body: { code: await nextCode() } });
  const email = `${randomUUID()}@diner.example`;
  const shopPath = `/api/public/${shop.slug}/gift-cards`;
  const bought = await call(`${shopPath}/purchase`, { body: { amount: 20, purchaserEmail: email } });
  const { clientSecret } = bought.answer;
  await call("/api/dev/stripe/confirm", { body: { clientSecret, outcome: "succeeded" } });
  const cardCode = await untilMailed(async () =>
    (await fetch(`${balancer.pick()}/api/dev/mail?to=${email}`)).json(),
  );

  const guests = startOrders(balancer.pick, shop);
  /** @type {Record<string, string>} */
  const sessions = { "signed in under the old secret": first.cookie };
  const board = `/api/tenant/${shop.slug}/orders?limit=1`;
  const check = async (/** @type {string} */ name, /** @type {string[]} */ ended = []) => {
    chapter(name);
    const before = guests.log.orders.length;
    for (const [who, cookie] of Object.entries(sessions)) {
      const { status } = await call(board, { cookie });
      tell(`${who}: the board`, status, status === (ended.includes(who) ? 401 : 200));
    }
    const { status, cookie } = await signIn(await nextCode());
    tell("signing in with the second factor from before", status, status === 200);
    sessions[`signed in while it was ${name}`] = cookie;
    const card = await call(`${shopPath}/lookup`, { body: { code: cardCode } });
    tell(
      "the gift card from before",
      `${card.status}, ${card.answer.balance}`,
      card.status === 200 && card.answer.balance === 20,
    );
    await wait(1_000);
    const { orders, failed } = guests.log;
    tell(
      "orders taken, refused since the beginning",
      `${orders.length - before}, ${failed.length}`,
      failed.length === 0,
    );
  };
  const replaceAll = async (/** @type {("old" | "new")[]} */ ...ring) => {
    for (const [index, server] of servers.entries())
      servers[index] = (await balancer.replace(server, () => start(...ring))).next;
  };
  await check("old");
  await replaceAll("old", "new");
  await check("old,new");
  await replaceAll("new", "old");
  await check("new,old");
  for (const task of ["reseal-second-factors", "seal-gift-card-codes"]) await runTask(postgres.url, task);
  await replaceAll("new");
  await check("new", [
    "signed in under the old secret",
    "signed in while it was old",
    "signed in while it was old,new",
  ]);
  await guests.stop();
  await session.end(wrong() === 0 ? 0 : 1);
});

/** The code in the first email that has one. */
async function untilMailed(/** @type {() => Promise<{ emails: { text: string }[] }>} */ read) {
  for (let look = 0; look < 100; look++) {
    const { emails } = await read();
    const code = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(emails[0]?.text ?? "")?.[0];
    if (code) return code;
    await wait(100);
  }
  throw new Error("No gift card was mailed.");
}

/** Has the servers do now what they do every night, and waits until it is done. */
async function runTask(/** @type {string} */ url, /** @type {string} */ task) {
  await query(url, `SELECT graphile_worker.add_job('${task}')`);
  for (let look = 0; look < 300; look++) {
    const [{ left }] = await query(
      url,
      `SELECT count(*)::int AS left FROM graphile_worker.jobs WHERE task_identifier = '${task}'`,
    );
    if (left === 0) return;
    await wait(100);
  }
  throw new Error(`${task} was not done within 30 seconds.`);
}
