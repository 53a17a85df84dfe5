import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { checkActs } from "./acts";
import { fillPlatform } from "./at-processor";
import { checkEnd, SHOP_COMMANDS } from "./commands";
import { type ShopModel, seedShopUnderTest } from "./shop-under-test";

const RUNS = Number(process.env.MODEL_RUNS ?? cases(8));
const LENGTH = Number(process.env.MODEL_COMMANDS ?? 25);
/** In so many commands everything happens. */
const ENOUGH_FOR_ALL = 20_000;
const SEED = Number(process.env.MODEL_SEED ?? 20_261_118);

let app: TestApp;
let api: Api;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
  await fillPlatform(app);
});
afterAll(() => app.stop());

test(
  "orders, bills, stock, codes, payments, refunds, disputes, payouts and books agree after every step",
  async () => {
    const property = fc.asyncProperty(
      fc.commands(SHOP_COMMANDS, { maxCommands: LENGTH, size: "max" }),
      async (commands) => {
        const real = await seedShopUnderTest(app, api);
        const model: ShopModel = { orders: [], bills: [] };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await checkEnd(model, real);
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    if (RUNS * LENGTH >= ENOUGH_FOR_ALL) await checkActs(app);
  },
  60_000 + RUNS * LENGTH * 1_000,
);
