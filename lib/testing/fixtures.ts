/**
 * What tests against a database begin with. The test that a file uses says what is made (`shopTest` a restaurant for
 * each test, `cardTest` one that takes cards); the names here hold it while the file runs. Hooks that need it are the
 * test's own (`it.beforeEach`): those of Vitest run before it is there.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as plain } from "vitest";
import type { EmulatorControls } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { type Api, createApi } from "./call";
import { driveOrders, type OrderDriver } from "./drive-order";
import { resetEmulator, seedCardShop } from "./online-payments";
import { type SeededShop, seedShop } from "./seed-shop";
import { type BillDriver, driveBills } from "./table-bills";
import { createTestApp, type TestApp } from "./test-app";
import { startReceiver, type WebhookReceiver } from "./webhook-receiver";

/** The file's app; stopped after it. */
export let app: TestApp;
/** Its API. */
export let api: Api;
/** Its orders, driven through the API. */
export let orders: OrderDriver;
/** The restaurant of the test, or of the file. */
export let shop: SeededShop;
/** The tables of the test's restaurant, and what happens at them. */
export let room: BillDriver;
/** The switches of the embedded processor. */
export let controls: EmulatorControls;
/** The system of the test's restaurant, to which webhooks may be sent. */
export let receiver: WebhookReceiver;
/** Two instances on one database, of which the first is the file's app, and their APIs. */
export let apps: [TestApp, TestApp];
export let apis: [Api, Api];

type Terms = Parameters<typeof seedShop>[1];

/**
 * An app for the file, with a folder of its own for pictures. What a file wants otherwise, it says by an extension,
 * as an override would stay with the worker for its next files: `appTest.extend("settings", { scope: "file" }, …)`;
 * the time that the clock is set to before each test, `appTest.extend("beginsAt", "2026-11-18T11:00:00Z")`; and what is
 * different about the restaurant that is made for each test, `cardTest.extend("terms", { … })`. Settings cannot be made
 * from those that they replace: Vitest keeps one value of a name for a file, and it would be the first.
 */
export const appTest = plain
  .extend("settings", { scope: "file" }, (): Record<string, string> => ({}))
  .extend("app", { scope: "file", auto: true }, async ({ settings }, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), "bazar-media-"));
    const made = await createTestApp({ MEDIA_DIR: folder, ...settings });
    onCleanup(async () => {
      await made.stop();
      await rm(folder, { recursive: true, force: true });
    });
    app = made;
    api = createApi(made);
    orders = driveOrders(made, api);
    return made;
  })
  .extend("terms", (): Terms => ({}))
  .extend("beginsAt", (): string | null => null)
  .extend("clock", { auto: true }, ({ app, beginsAt }) => {
    if (beginsAt) app.clock.set(beginsAt);
    return app.clock;
  });

/** With a second instance on the same database. */
export const pairTest = appTest.extend(
  "pair",
  { scope: "file", auto: true },
  async ({ app }, { onCleanup }) => {
    const second = await createTestApp();
    onCleanup(() => second.stop());
    apps = [app, second];
    apis = [api, createApi(second)];
    return apps;
  },
);

/** With a restaurant for each test. */
export const shopTest = appTest.extend("shop", { auto: true }, async ({ app, clock: _set, terms }) => {
  shop = await seedShop(app, terms);
  return shop;
});

/** With one restaurant for all tests of the file. */
export const oneShopTest = appTest.extend("shop", { scope: "file", auto: true }, async ({ app }) => {
  shop = await seedShop(app);
  return shop;
});

/** With a receiver of webhooks for each test, at the time of the real clock, against which signatures are checked. */
export const receiverTest = appTest
  .extend("settings", { scope: "file" }, { WEBHOOK_ALLOW_LOOPBACK: "1" })
  .extend("receiver", { auto: true }, async ({ app }, { onCleanup }) => {
    app.clock.set(new Date());
    receiver = await startReceiver();
    onCleanup(receiver.close);
    return receiver;
  });

/** With a restaurant for each test as well. */
export const webhookTest = receiverTest.extend(
  "shop",
  { auto: true },
  async ({ app, receiver: _started }) => {
    shop = await seedShop(app);
    return shop;
  },
);

/** With the processor's switches in their ordinary position when a test begins. */
export const processorTest = appTest.extend("controls", { auto: true }, ({ app, clock: _set }) => {
  controls = resetEmulator(app);
  return controls;
});

/** With a restaurant that takes cards for each test. */
export const cardTest = processorTest.extend(
  "shop",
  { auto: true },
  async ({ app, controls: _reset, terms }) => {
    shop = await seedCardShop(app, terms);
    return shop;
  },
);

/** With a restaurant that takes cards and has a room, for each test. */
export const billTest = processorTest.extend(
  "room",
  { auto: true },
  async ({ app, controls: _reset, terms }) => {
    room = await driveBills(app, terms);
    return room;
  },
);
