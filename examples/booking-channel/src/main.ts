import { createBazar } from "bazar-client";
import { check } from "../../shared/check.js";
import { EventInbox } from "../../shared/event-inbox.js";
import { openRestaurant } from "../../shared/open-restaurant.js";
import { runProgram } from "../../shared/run-program.js";
import { readSettings } from "../../shared/settings.js";
import { tellRetry } from "../../shared/tell-retry.js";
import { type Endpoint, openEndpoint } from "../../shared/webhook-endpoint.js";
import { WebhookReceiver } from "../../shared/webhook-receiver.js";
import { BookingDesk } from "./booking-desk.js";
import { readGoogleFeeds } from "./google-feeds.js";
import { RestaurantStaff } from "./play.js";
import { reconcile } from "./reconcile.js";
import {
  bookTables,
  changeAndCancel,
  findEvening,
  followEvening,
  meetSoldOut,
  type World,
} from "./scenario.js";
import { TableFinder } from "./table-finder.js";

const SCOPES = ["bookings:write", "events:read", "webhooks:write"];

await runProgram(async () => {
  const startedAt = new Date();
  const settings = readSettings(4803);
  const { baseUrl, key, staffKey, tenant, port } = settings;
  const bazar = createBazar({ baseUrl, key, onRetry: tellRetry });
  const restaurant = await openRestaurant(bazar, { tenant, scopes: SCOPES });
  const staff = new RestaurantStaff(createBazar({ baseUrl, key: staffKey, onRetry: tellRetry }), tenant);
  await staff.setUpTables();
  const finder = new TableFinder(bazar, tenant);
  const desk = new BookingDesk(bazar, tenant, finder);

  const rules = await finder.rules();
  const smallParty = Math.min(Math.max(2, rules.partySize.min), rules.partySize.max);
  const feeds = await readGoogleFeeds(bazar, restaurant, finder, smallParty);

  let secret = "";
  const receiver = new WebhookReceiver({
    port,
    secret: () => secret,
    onEvent: (event) => inbox.receive(event),
  });
  const inbox = new EventInbox(
    { bazar, tenant, handle: (event) => desk.handle(event) },
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
      description: "Booking portal example",
      eventTypes: ["reservation.created", "reservation.updated", "reservation.canceled"],
    });
    inbox.cursor = endpoint.firstCursor;

    const run = `tf-${startedAt.getTime().toString(36)}`;
    const world: World = { bazar, settings, restaurant, staff, finder, desk, inbox, receiver, endpoint, run };
    const evening = await findEvening(world, rules, smallParty);
    const [ada, bob, cleo] = await bookTables(world, evening);
    check(ada !== undefined && bob !== undefined && cleo !== undefined, "bookings are missing");
    await changeAndCancel(world, cleo, evening);
    await meetSoldOut(world, evening);
    const replayed = await followEvening(world, [ada, bob], evening);
    // The last word: what webhooks brought must be what the restaurant has.
    await inbox.catchUp();
    const { agreed } = await reconcile(bazar, {
      tenant,
      desk,
      run,
      since: new Date(startedAt.getTime() - 5 * 60_000), // Clocks differ.
    });

    return {
      program: "booking-channel",
      restaurant: restaurant.slug,
      feeds,
      bookings: Object.fromEntries(
        [...desk.bookings.values()].map(({ reference, told }) => [reference, told]),
      ),
      agreed,
      webhooks: { ...receiver.counts, replayed },
      events: inbox.counts,
      seconds: (Date.now() - startedAt.getTime()) / 1_000,
    };
  } finally {
    await endpoint?.close();
    await receiver.close();
  }
});
