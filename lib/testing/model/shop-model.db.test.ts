import fc from "fast-check";
import { expect } from "vitest";
import { checkRestaurantBooks } from "@/lib/oversight/books-check/check-restaurant-books";
import { cases } from "@/lib/testing/depth";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { topUp } from "@/lib/testing/stripe-client";
import { checkActs } from "./acts";
import { checkEnd, SHOP_COMMANDS } from "./commands";
import { newModel, type ShopModel, type ShopUnderTest, seedShopUnderTest } from "./shop-under-test";
import { FIRST_EVENING } from "./whole-evenings";

const RUNS = Number(process.env.MODEL_RUNS ?? cases(8));
const LENGTH = Number(process.env.MODEL_COMMANDS ?? 25);
/** In so many commands everything happens. */
const ENOUGH_FOR_ALL = 20_000;
const SEED = Number(process.env.MODEL_SEED ?? 20_261_118);

test.beforeAll(async () => {
  // The cards of the model were never sold: what they pay for is the platform's own money.
  await topUp(app, { amount: 99_999_999, currency: "eur" });
});

async function runEvening(run: (model: ShopModel, real: ShopUnderTest) => Promise<void>): Promise<void> {
  const real = await seedShopUnderTest(app, api);
  const model = newModel(real);
  await run(model, real);
  await checkOwnBooks(real);
  await checkEnd(model, real);
  await checkOwnBooks(real);
}

/** Whatever has happened and is under way, the nightly check finds nothing, but that the card was not sold. */
async function checkOwnBooks({ shop }: ShopUnderTest): Promise<void> {
  const { findings } = await checkRestaurantBooks(app, shop, { from: "", isOver: () => false });
  const unsold = findings.filter(
    ({ check, objectId }) => check === "cards_total" || objectId.endsWith(" issue"),
  );
  expect(findings).toEqual(unsold);
}

test(
  "orders, bills, stock, codes, payments, refunds, disputes, payouts and books agree after every step",
  async () => {
    await runEvening(async (model, real) => {
      for (const command of FIRST_EVENING) await command.run(model, real);
    });
    const property = fc.asyncProperty(
      fc.commands(SHOP_COMMANDS, { maxCommands: LENGTH, size: "max" }),
      async (commands) => {
        await runEvening((model, real) => fc.asyncModelRun(() => ({ model, real }), commands));
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
    await checkActs(app, { isLong: RUNS * LENGTH >= ENOUGH_FOR_ALL });
  },
  60_000 + RUNS * LENGTH * 1_000,
);
