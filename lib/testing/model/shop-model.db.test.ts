import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { type Api, createApi } from "@/lib/testing/call";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { checkEnd, SHOP_COMMANDS } from "./commands";
import { type ShopModel, seedShopUnderTest } from "./shop-under-test";

const RUNS = Number(process.env.MODEL_RUNS ?? 12);
const LENGTH = Number(process.env.MODEL_COMMANDS ?? 25);
const SEED = Number(process.env.MODEL_SEED ?? 20_261_118);

let app: TestApp;
let api: Api;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
afterAll(() => app.stop());

test(
  "orders, stock, codes, payments, refunds and books agree after every step",
  async () => {
    const property = fc.asyncProperty(
      fc.commands(SHOP_COMMANDS, { maxCommands: LENGTH, size: "max" }),
      async (commands) => {
        const real = await seedShopUnderTest(app, api);
        const model: ShopModel = { orders: [] };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await checkEnd(model, real);
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  },
  60_000 + RUNS * LENGTH * 1_000,
);
