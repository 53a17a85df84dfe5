import { type Bazar, createBazar } from "bazar-client";
import { check, checkEqual, waitFor } from "../../shared/check.js";
import { EventInbox } from "../../shared/event-inbox.js";
import { moneyOf } from "../../shared/money.js";
import { openRestaurant } from "../../shared/open-restaurant.js";
import { runProgram } from "../../shared/run-program.js";
import { readSettings } from "../../shared/settings.js";
import { tellRetry } from "../../shared/tell-retry.js";
import { type Endpoint, openEndpoint } from "../../shared/webhook-endpoint.js";
import { WebhookReceiver } from "../../shared/webhook-receiver.js";
import { MenuMirror } from "./menu-mirror.js";
import { OrderDesk, PAID_BY } from "./order-desk.js";
import { RestaurantStaff } from "./play.js";
import { followMenu, followOrders, placeOrders, sellableDishes } from "./scenario.js";

const SCOPES = [
  "orders:write",
  "order_prices:write",
  "menu:read",
  "receipts:read", // Only there are the tax rates.
  "events:read",
  "webhooks:write",
];

await runProgram(async () => {
  const startedAt = Date.now();
  const settings = readSettings(4801);
  const { baseUrl, key, staffKey, tenant, port } = settings;
  const bazar: Bazar = createBazar({ baseUrl, key, onRetry: tellRetry });
  const restaurant = await openRestaurant(bazar, { tenant, scopes: SCOPES });
  const money = moneyOf(restaurant.currency);
  const staff = new RestaurantStaff(createBazar({ baseUrl, key: staffKey, onRetry: tellRetry }), tenant);
  await staff.takePaymentsBy(PAID_BY);

  const menu = new MenuMirror(bazar, tenant, money);
  const desk = new OrderDesk(bazar, tenant);
  let secret = "";
  const receiver = new WebhookReceiver({
    port,
    secret: () => secret,
    onEvent: (event) => inbox.receive(event),
  });
  const inbox = new EventInbox(
    {
      bazar,
      tenant,
      handle: async (event) => {
        await menu.handle(event);
        desk.handle(event);
      },
    },
    Number.MAX_SAFE_INTEGER,
  );
  await receiver.open();
  let endpoint: Endpoint | null = null;
  try {
    endpoint = await openEndpoint(bazar, settings, {
      // Before anything is sent: the first delivery comes while the endpoint is being opened.
      onSecret: (its) => {
        secret = its;
      },
      description: "Aggregator example",
      eventTypes: [
        "menu.changed",
        "product.availability_changed",
        "ordering.paused",
        "ordering.resumed",
        "order.status_changed",
        "order.canceled",
      ],
    });
    inbox.cursor = endpoint.firstCursor;
    // Read after the cursor was taken: what changes from now on comes as an event.
    await menu.load();
    const dishes = sellableDishes(menu);
    check(dishes.length > 0, `${restaurant.name} has no dish that can be ordered now`);

    const world = { bazar, settings, restaurant, money, staff, menu, desk, inbox, receiver, endpoint };
    await refuseForgeries(port, receiver);
    await followMenu(world, dishes[0]);
    const references = await placeOrders(world, dishes);
    const replayed = await followOrders(world, references);

    return {
      program: "aggregator",
      restaurant: restaurant.slug,
      dishes: menu.dishes.size,
      dishesWithTax: menu.taxRates.size,
      orders: Object.fromEntries(
        [...desk.sales.values()].map(({ orderNumber, told }) => [orderNumber, told]),
      ),
      refundsDue: [...desk.sales.values()].filter(({ refundDue }) => refundDue).length,
      webhooks: { ...receiver.counts, replayed },
      events: inbox.counts,
      menuReads: menu.counts,
      seconds: (Date.now() - startedAt) / 1_000,
    };
  } finally {
    await endpoint?.close();
    await receiver.close();
  }
});

/** Nobody but the platform may tell us anything. */
async function refuseForgeries(port: number, receiver: WebhookReceiver): Promise<void> {
  const { status } = await fetch(`http://localhost:${port}/webhooks`, {
    method: "POST",
    headers: {
      "webhook-id": "evt_forged",
      "webhook-timestamp": String(Math.floor(Date.now() / 1_000)),
      "webhook-signature": "v1,AAAA",
    },
    body: JSON.stringify({ id: "evt_forged", type: "order.canceled", sequence: 1, data: {} }),
  });
  checkEqual(status, 401, "the answer to a forged delivery");
  await waitFor(() => receiver.counts.refused > 0, "a refused delivery");
}
