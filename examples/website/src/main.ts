import { BazarError, createBazar } from "bazar-client";
import { check, checkEqual } from "../../shared/check.js";
import { runProgram } from "../../shared/run-program.js";
import { tellRetry } from "../../shared/tell-retry.js";
import { type BrowserCounts, browserFetch } from "./browser-fetch.js";
import {
  type Dish,
  firstChoices,
  inLanguage,
  LONGEST_PAUSE_MS,
  type Menu,
  Storefront,
} from "./page/storefront.js";
import { checkEmbed, checkPage } from "./page-checks.js";
import { RestaurantStaff } from "./play.js";
import { schemaOrg } from "./schema-org.js";
import { readSettings } from "./settings.js";
import { fillTemplate, serveSite } from "./site-server.js";

await runProgram(async () => {
  const startedAt = Date.now();
  const { baseUrl, staffKey, tenant, port, hasFrame } = readSettings();
  const siteUrl = `http://localhost:${port}`;

  // What the page does, as a browser would do it on a page of this site.
  const counts: BrowserCounts = { preflights: 0, requests: 0 };
  const shop = new Storefront(
    createBazar({
      baseUrl,
      longestPauseMs: LONGEST_PAUSE_MS,
      onRetry: tellRetry,
      fetch: browserFetch(siteUrl, counts),
    }),
    tenant,
  );

  const [profile, menu] = await Promise.all([shop.profile(), shop.menu()]);
  const language = profile.locales[0] ?? "en";
  const schema = schemaOrg({ profile, menu }, { baseUrl, siteUrl, language });
  const indexHtml = await fillTemplate(
    {
      LANGUAGE: language,
      NAME: profile.name,
      ADDRESS: `${profile.address}, ${profile.postcode} ${profile.city}`,
      PHONE: profile.phone,
      BAZAR_URL: baseUrl,
      TENANT: tenant,
    },
    schema,
  );
  const server = await serveSite(port, indexHtml);
  const staff = new RestaurantStaff(createBazar({ baseUrl, key: staffKey, onRetry: tellRetry }), tenant);
  await staff.setUpTables();
  const sitesBefore = await staff.changeFrameSites((sites) => [...new Set([...sites, siteUrl])]);
  try {
    await checkPage(siteUrl, { name: profile.name, dishes: menu.products.length });
    if (hasFrame) await checkEmbed({ baseUrl, tenant, siteUrl });
    const orders = await orderAsGuest(shop, staff, menu);
    const booking = await bookAsGuest(shop, staff);
    check(counts.preflights > 0, "no request of the page needed a preflight");
    return {
      program: "website",
      restaurant: profile.slug,
      dishes: menu.products.length,
      firstDish: inLanguage(menu.products[0]?.name ?? {}, language, profile.locales),
      orders,
      booking,
      browser: counts,
      seconds: (Date.now() - startedAt) / 1_000,
    };
  } finally {
    if (!sitesBefore.includes(siteUrl))
      await staff.changeFrameSites((sites) => sites.filter((site) => site !== siteUrl));
    server.closeAllConnections();
    server.close();
  }
});

/** An order that the restaurant accepts, and one that its guest cancels. */
async function orderAsGuest(shop: Storefront, staff: RestaurantStaff, menu: Menu) {
  check((await shop.paymentMethods()).cash, "the restaurant takes no cash");
  const found = menu.products
    .filter(({ minimumAge }) => minimumAge === undefined)
    .map((dish) => ({ dish, choices: firstChoices(dish) }))
    .find((each): each is { dish: Dish; choices: Record<string, string[]> } => each.choices !== null);
  check(found !== undefined, "there is no dish that can be ordered");
  const guest = guestNow();
  const lines = [{ ...found, quantity: 2 }];

  // The button is pressed twice: one order.
  const attempt = crypto.randomUUID();
  const order = await shop.orderInCash(attempt, guest, lines);
  const again = await shop.orderInCash(attempt, guest, lines);
  checkEqual(again.id, order.id, "the order of a button pressed twice");
  checkEqual(order.status, "pending", "the status of a guest's order");
  checkEqual(order.items[0]?.quantity, 2, "the quantity");
  await staff.moveOrder(order.id, "accepted");
  checkEqual(
    (await shop.order(order.id, guest.customerEmail)).status,
    "accepted",
    "the order as its guest sees it",
  );
  await checkRefused(shop.order(order.id, "eve@diner.example"), "ORDER_NOT_FOUND");
  await checkRefused(shop.cancelOrder(order.id, guest.customerEmail), "NOT_CANCELLABLE");
  // Nobody comes for it: it was only to see that it works.
  await staff.moveOrder(order.id, "rejected", "Trial of a web site");

  const regretted = await shop.orderInCash(crypto.randomUUID(), guest, lines);
  const { status } = await shop.cancelOrder(regretted.id, guest.customerEmail);
  checkEqual(status, "canceled", "an order that its guest cancels");
  return [order.orderNumber, regretted.orderNumber];
}

/** A table for two on the first day that has one. */
async function bookAsGuest(shop: Storefront, staff: RestaurantStaff) {
  const { partySize, daysAhead, timeZone, deposit } = await shop.bookingRules();
  const guestCount = Math.min(Math.max(2, partySize.min), partySize.max);
  check(deposit === null || guestCount < deposit.fromParty, "even the smallest party pays a deposit by card");
  let refusal: string | null = null;
  for (let day = 1; day <= Math.min(daysAhead, 14); day += 1) {
    const date = dateIn(timeZone, day);
    const { slots, message } = await shop.tableTimes(date, guestCount);
    refusal = message;
    const [timeSlot] = slots;
    if (timeSlot === undefined) continue;
    const guest = guestNow();
    const attempt = crypto.randomUUID();
    const booking = await shop.bookTable(attempt, { ...guest, date, timeSlot, guestCount });
    const again = await shop.bookTable(attempt, { ...guest, date, timeSlot, guestCount });
    checkEqual(again.id, booking.id, "the booking of a button pressed twice");
    checkEqual(booking.status, "booked", "the booking");
    checkEqual(booking.timeSlot, timeSlot, "the time of the booking");
    checkEqual(
      (await staff.bookingsOf(guest.customerEmail, date)).join(),
      booking.id,
      "the guest's bookings",
    );
    // The link with which a guest cancels is in the email alone; here the restaurant does it.
    await staff.cancelBooking(booking.id);
    return { date, timeSlot, guestCount };
  }
  throw new Error(`No table is free on the next days: ${refusal}`);
}

async function checkRefused(call: Promise<unknown>, code: string): Promise<void> {
  const failure = await call.then(
    () => null,
    (each: unknown) => each,
  );
  check(
    failure instanceof BazarError && failure.code === code,
    `a refusal with ${code}, but ${String(failure)}`,
  );
}

/** A guest of this run only, so that runs do not find each other's bookings. */
function guestNow() {
  return {
    customerName: "Ada Diner",
    customerEmail: `ada-${crypto.randomUUID().slice(0, 8)}@diner.example`,
    customerPhone: "+39 333 1234567",
  };
}

/** Days are the restaurant's: today there may be tomorrow here. */
function dateIn(timeZone: string, daysAhead: number): string {
  const at = new Date(Date.now() + daysAhead * 24 * 3_600_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
}
