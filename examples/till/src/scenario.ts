import { check, checkEqual } from "../../shared/check.js";
import type { Restaurant } from "./bazar.js";
import { checkDay } from "./day-check.js";
import { uploadMenu } from "./menu-upload.js";
import type { Till } from "./open-till.js";
import { playCounter } from "./scenario-counter.js";
import { playAvailability, playMenu } from "./scenario-menu.js";
import { playOrders, playWebhooks } from "./scenario-orders.js";
import { SECOND_MENU } from "./till-menu.js";

/** A day at the till, from the morning's menu to the evening's comparison. */
export async function playDay(till: Till, staff: Restaurant): Promise<Record<string, unknown>> {
  const openedAt = new Date().toISOString();
  const menu = await playMenu(till, staff);
  const availability = await playAvailability(till, staff);
  const webhooks = await playWebhooks(till);
  const orders = await playOrders(till, staff);
  const counter = await playCounter(till, staff);

  await till.events.catchUp();
  const day = await checkDay(till.restaurant, till.money, till.book, {
    openedAt,
    closedAt: new Date().toISOString(),
  });
  check(
    day.ours >= orders.orders + counter.sales,
    "The day has fewer of the till's orders than were played.",
  );
  // At night the example takes its dishes off the guests' page; they stay for the next run.
  const { restaurant, money, locale } = till;
  const hidden = await uploadMenu({
    restaurant,
    money,
    locale,
    menu: { groups: SECOND_MENU.groups, articles: [] },
    visible: false,
  });
  checkEqual(hidden.done.changed.filter(({ kind }) => kind === "category").length, 3, "Hidden categories");
  return { program: "till", menu, availability, webhooks, orders, counter, day, events: till.events.counts };
}
