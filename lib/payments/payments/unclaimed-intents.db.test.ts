import { describe, expect } from "vitest";
import type { App } from "@/lib/app/app";
import { type Api, createApi } from "@/lib/testing/call";
import { api, app, controls, cardTest as it, shop } from "@/lib/testing/fixtures";
import { pay, placeByCard } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { type SeededShop, seedProduct } from "@/lib/testing/seed-shop";
import { driveBills } from "@/lib/testing/table-bills";
import { cancelUnclaimedIntents } from "./cancel-unclaimed-intents";

const { atProcessor } = talkToProcessor(() => ({ app, api }));

const buyCard = (through: Api = api) =>
  through("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
    body: { amount: 25, purchaserEmail: "ada@diner.example" },
  });

/** The states of a restaurant's intents at the processor. */
async function intents({ tenantId }: SeededShop = shop): Promise<string[]> {
  const rows = await app.db.prisma.$queryRaw<{ status: string }[]>`
    SELECT body->>'status' AS status FROM stripe_emulator_object
     WHERE kind = 'payment_intent' AND body->'metadata'->>'tenant_id' = ${tenantId} ORDER BY sequence`;
  return rows.map(({ status }) => status);
}
const remembered = () => app.db.prisma.unclaimedIntent.count();

/** Lets the processor make an intent whose answer is lost, twice in a row. */
function loseAnswers(): void {
  controls.faults = [{ operation: "payment_intents.create", times: 2, kind: "timeout", when: "after" }];
}

/** The API while everything that runs by itself happens between the processor's answer and what follows it. */
function slowApi(meanwhile: () => Promise<void>): Api {
  const { payments } = app;
  const slow: App = {
    ...app,
    payments: {
      ...payments,
      async createIntent(input) {
        const made = await payments.createIntent(input);
        await meanwhile();
        return made;
      },
    },
  };
  return createApi(slow);
}

describe("an intent whose answer was lost", () => {
  it("of an order is canceled at the processor", async () => {
    loseAnswers();
    expect((await placeByCard(api, shop)).status).toBe(502);
    expect(await intents()).toEqual(["requires_payment_method"]);
    await Promise.all([cancelUnclaimedIntents(app), cancelUnclaimedIntents(app)]);
    expect(await intents()).toEqual(["canceled"]);
    expect(await remembered()).toBe(0);
  });

  it("of a gift card is canceled once its request can no longer use it", async () => {
    loseAnswers();
    expect((await buyCard()).status).toBe(502);
    app.clock.advance({ seconds: 24 });
    await cancelUnclaimedIntents(app);
    expect(await intents()).toEqual(["requires_payment_method"]);
    app.clock.advance({ seconds: 2 });
    await cancelUnclaimedIntents(app);
    expect(await intents()).toEqual(["canceled"]);
    expect(await remembered()).toBe(0);
  });

  it("of a table's bill is canceled, and so is one that a process that died left behind", async () => {
    const room = await driveBills(app);
    const { billId } = await room.openBill();
    loseAnswers();
    expect((await room.pay(billId, { amount: 10 })).status).toBe(502);
    const left = await room.pay(billId, { amount: 10 });
    await app.db.prisma.payment.deleteMany({ where: { billPaymentId: left.body.paymentId } });
    app.clock.advance({ seconds: 26 });
    await app.subjects.endUnfinished(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 0, open: 30 });
    await cancelUnclaimedIntents(app);
    expect(await intents(room.shop)).toEqual(["canceled", "canceled"]);
    expect(await remembered()).toBe(0);
  });

  it("is looked for as long as the processor may still make it, however long it is away", async () => {
    controls.faults = [{ operation: "payment_intents.create", times: 2, kind: "timeout", when: "before" }];
    expect((await placeByCard(api, shop)).status).toBe(502);
    controls.faults = [{ operation: "payment_intents.list", times: 4, kind: "timeout", when: "before" }];
    app.clock.advance({ minutes: 9 });
    await expect(cancelUnclaimedIntents(app)).rejects.toThrow("did not answer");
    await expect(cancelUnclaimedIntents(app)).rejects.toThrow("did not answer");
    await cancelUnclaimedIntents(app);
    expect(await remembered()).toBe(1);
    app.clock.advance({ minutes: 1 });
    await cancelUnclaimedIntents(app);
    expect(await remembered()).toBe(0);
  });
});

describe("an intent that is in use", () => {
  it("is left alone, and so is what others have made on the same account", async () => {
    await atProcessor("payment_intents", {
      amount: "900",
      currency: "eur",
      "metadata[payment_id]": "pay_of_another_installation",
      "metadata[tenant_id]": shop.tenantId,
    });
    const placed = await placeByCard(api, shop);
    const bought = await buyCard();
    loseAnswers();
    await placeByCard(api, shop);
    app.clock.advance({ minutes: 5 });
    await app.subjects.endUnfinished(app);
    await cancelUnclaimedIntents(app);
    const open = "requires_payment_method";
    expect(await intents()).toEqual([open, open, open, "canceled"]);
    for (const { body } of [placed, bought]) {
      expect((await pay(api, body.clientSecret)).body.status).toBe("succeeded");
    }
  });

  it("is not taken from a request that is slow, only from one that comes too late", async () => {
    const meanwhile = (seconds: number) => async () => {
      app.clock.advance({ seconds });
      await app.subjects.endUnfinished(app);
      await cancelUnclaimedIntents(app);
    };
    expect((await placeByCard(slowApi(meanwhile(24)), shop)).status).toBe(200);
    expect((await buyCard(slowApi(meanwhile(24)))).status).toBe(200);

    const late = slowApi(meanwhile(26));
    const productId = await seedProduct(app, shop, { stock: 1 });
    const items = [{ productId, quantity: 1, price: 10 }];
    expect((await placeByCard(late, shop, { items })).body.error).toBe("REQUEST_IN_PROGRESS");
    expect((await buyCard(late)).body.error).toBe("PROCESSOR_UNAVAILABLE");
    const open = "requires_payment_method";
    expect(await intents()).toEqual([open, open, "canceled", "canceled"]);
    expect(await app.db.prisma.product.findFirst({ where: { id: productId } })).toMatchObject({ stock: 1 });
    const { tenantId } = shop;
    expect(await app.db.prisma.order.count({ where: { tenantId } })).toBe(1);
    expect(await app.db.prisma.giftCardPurchase.count({ where: { tenantId } })).toBe(1);
  });
});
