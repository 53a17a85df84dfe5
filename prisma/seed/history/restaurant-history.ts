import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { toMinor } from "@/lib/core/money/money";
import { addDays, boundaryInstant, localDate } from "@/lib/core/time/zone";
import type { Discount } from "@/lib/restaurant/pricing/discount";
import type { DemoRestaurant } from "@/prisma/seed/content/demo-content";
import { demoId, demoTenantId } from "@/prisma/seed/seed-ids";
import { demoAccountId } from "@/prisma/seed/seed-payout-account";
import { bookTables } from "./bookings";
import { createBooks } from "./books";
import { createClockwork } from "./clockwork";
import { arrivalsOn } from "./demand";
import { createGiftCards, type GiftCards } from "./gift-cards";
import { createGuests, type Guest } from "./guests";
import { createHistoryIds } from "./history-ids";
import { type HistoryRows, noRows } from "./history-rows";
import { createKitchen } from "./kitchen";
import { type Aftermath, type OrderPlan, planOrder, takenByStaff } from "./order-plan";
import { createOrders, type HistoryCoupon } from "./orders";
import { createPayments } from "./payments";
import { createProcessorTraces } from "./processor-traces";
import { createRandom } from "./random";
import { issueReceipts, type ReceiptNumbers } from "./receipts";
import { later, type RestaurantRules, type Scene, type Staff } from "./scene";
import { type Dish, sellableDishes, servedAt } from "./sellable-menu";
import { createTableBills } from "./table-bills";
import { createTill, type TillEngine } from "./till";

const HISTORY_DAYS = 90;

/** The orders of the last minutes before the start would still be in the kitchen; there are none. */
const QUIET_MINUTES = 110;

/** What was ordered so many days ago and whose payment a bank took back, by restaurant. */
const DISPUTES: Readonly<Record<string, Readonly<Record<number, Aftermath>>>> = {
  luigi: {
    62: { kind: "dispute", afterDays: 6, ends: { afterDays: 18, as: "won" } },
    44: { kind: "dispute", afterDays: 5, ends: { afterDays: 19, as: "lost" } },
    9: { kind: "dispute", afterDays: 6, ends: null },
  },
  taco: {
    58: { kind: "dispute", afterDays: 4, ends: { afterDays: 15, as: "lost" } },
    37: { kind: "dispute", afterDays: 7, ends: { afterDays: 20, as: "won" } },
  },
};
const DISPUTED_FROM_MINOR = 3000;

/** A campaign that is over, beside the codes of the base demo: from so many to so many days ago. */
const CAMPAIGNS: Readonly<
  Record<string, { code: string; discount: Discount; days: readonly [number, number] }>
> = {
  luigi: { code: "AMICI15", discount: { type: "percent", percent: 15 }, days: [66, 38] },
  sakura: { code: "HERBST10", discount: { type: "percent", percent: 10 }, days: [54, 33] },
  taco: { code: "TACOTUESDAY", discount: { type: "fixed", amountMinor: 300 }, days: [75, 40] },
};
const CAMPAIGN_SHARE = 0.11;
const CODE_SHARE = 0.045;

type Method = OrderPlan["method"];

function methodsOf({ cardPayments, currency }: DemoRestaurant): (readonly [Method, number])[] {
  if (!cardPayments) return [["cash", 1]];
  if (currency !== "EUR")
    return [
      ["cash", 22],
      ["stripe", 78],
    ];
  return [
    ["cash", 30],
    ["stripe", 50],
    ["paypal", 13],
    ["satispay", 7],
  ];
}

/**
 * The last 90 days of one restaurant, up to `now`, as rows. Pure: the same restaurant, rules and instant give the same
 * rows. What happens is played in the order in which it happened, because balances, numbers and stocks depend on it.
 */
export function playRestaurant(
  restaurant: DemoRestaurant,
  {
    rules,
    staff,
    now,
    days = HISTORY_DAYS,
  }: { rules: RestaurantRules; staff: Staff; now: Date; days?: number },
): {
  rows: HistoryRows;
  lastNumber: number;
  receipts: ReceiptNumbers;
  openedAt: Date;
} {
  const { slug, timeZone } = restaurant;
  const tenantId = mintTenantId(demoTenantId(slug));
  const today = localDate(now, timeZone);
  const firstDay = addDays(today, 0 - days);
  const random = createRandom(`${slug}/${firstDay}/history`);
  const scene: Scene = {
    restaurant,
    tenantId,
    rules,
    staff,
    firstDay,
    end: now,
    random,
    ids: createHistoryIds(random),
    clockwork: createClockwork(),
    rows: noRows(),
  };
  const { clockwork } = scene;
  const openedAt = boundaryInstant(firstDay, 5 * 60, timeZone);
  const processor = createProcessorTraces(scene);
  const accountId = restaurant.cardPayments ? demoAccountId(slug) : null;
  const books = createBooks(scene, processor, accountId);
  const payments = createPayments(scene, books, processor);
  const till = createTill(scene, restaurant.currency, openedAt);
  const giftCards = createGiftCards(scene, { books, payments, till });
  const kitchen = createKitchen(scene);
  const guests = createGuests(restaurant);
  const dishes = sellableDishes(restaurant);
  const methods = methodsOf(restaurant);
  const coupons = couponsOf(scene, today);
  const orders = createOrders(scene, { payments, giftCards, kitchen, till, coupons: coupons.all });
  const bills = createTableBills(scene, { payments, kitchen, dishes, methods, till });
  bookTables(scene, { guests, seat: bills.open });

  for (let day = 0; day <= days; day++)
    planDay({ scene, guests, dishes, methods, coupons, orders, giftCards, till }, { day, days });
  clockwork.runUntil(now);
  const receipts = issueReceipts(scene);
  till.report();
  return { rows: scene.rows, lastNumber: orders.lastNumber(), receipts, openedAt };
}

type House = {
  scene: Scene;
  guests: readonly Guest[];
  dishes: readonly Dish[];
  methods: readonly (readonly [Method, number])[];
  coupons: ReturnType<typeof couponsOf>;
  orders: ReturnType<typeof createOrders>;
  giftCards: GiftCards;
  till: TillEngine;
};

/** Sets what guests order and buy on one day of the history. */
function planDay(house: House, { day, days }: { day: number; days: number }): void {
  const { scene, guests, dishes, methods, coupons, orders, giftCards, till } = house;
  const { restaurant, firstDay, end, clockwork } = scene;
  const { slug, timeZone, country } = restaurant;
  const date = addDays(firstDay, day);
  const last = later(end, { minutes: 0 - QUIET_MINUTES });
  const random = createRandom(`${slug}/${date}/orders`);
  const plans = arrivalsOn(date, restaurant, { random, progress: day / days })
    .filter(({ at }) => at <= last)
    .map(({ at, type }) => {
      const served = servedAt(dishes, at, timeZone);
      const usable = coupons.on(days - day);
      return {
        at,
        plan: planOrder(type, { guests, dishes: served, country, methods, coupons: usable, random }),
      };
    });
  const taken = createRandom(`${slug}/${date}/taken`);
  const { teamIds } = scene.staff;
  for (const each of plans) each.plan = takenByStaff(each.plan, teamIds, taken);
  if (plans.length > 0) till.planDay(date);
  const aftermath = DISPUTES[slug]?.[days - day];
  if (aftermath)
    markDisputed(
      plans.map(({ plan }) => plan),
      aftermath,
    );
  for (const { at, plan } of plans) clockwork.at(at, (placed) => orders.place(plan, placed));
  sellCards(scene, giftCards, guests, date);
}

/** The base demo's codes, and the campaign with its row. */
function couponsOf(scene: Scene, today: string) {
  const { restaurant, rows, tenantId } = scene;
  const { slug, currency, timeZone } = restaurant;
  const known = restaurant.coupons.map(
    ({ code, type, value }): HistoryCoupon => ({
      id: demoId("cpn", slug, code),
      code,
      discount:
        type === "percent" ? { type, percent: value } : { type, amountMinor: toMinor(value, currency) },
    }),
  );
  const campaign = CAMPAIGNS[slug];
  if (!campaign) throw new Error(`There is no campaign for ${slug}`);
  const { code, discount, days } = campaign;
  const id = demoId("cpn", slug, code);
  const dayAgo = (ago: number) => boundaryInstant(addDays(today, 0 - ago), 0, timeZone);
  rows.coupon.push({
    tenantId,
    id,
    code,
    type: discount.type,
    value: discount.type === "percent" ? discount.percent * 100 : discount.amountMinor,
    startsAt: dayAgo(days[0]),
    endsAt: dayAgo(days[1] - 1),
    orderTypes: [],
    createdAt: dayAgo(days[0]),
  });
  return {
    all: [...known, { id, code, discount }],
    on: (daysAgo: number) => [
      ...(daysAgo <= days[0] && daysAgo >= days[1] ? [{ code, share: CAMPAIGN_SHARE }] : []),
      ...known.map((coupon) => ({ code: coupon.code, share: CODE_SHARE })),
    ],
  };
}

function markDisputed(plans: readonly OrderPlan[], aftermath: Aftermath): void {
  const plan = plans.find(({ fate, method, lines, isTooFast }) => {
    const worth = lines.reduce((sum, [dish, { quantity }]) => sum + dish.priced.basePriceMinor * quantity, 0);
    return fate === "delivered" && method === "stripe" && worth >= DISPUTED_FROM_MINOR && !isTooFast;
  });
  if (plan) Object.assign(plan, { aftermath, usesGiftCard: false });
}

function sellCards(
  { restaurant, clockwork }: Scene,
  giftCards: GiftCards,
  guests: readonly Guest[],
  date: string,
): void {
  const random = createRandom(`${restaurant.slug}/${date}/gift-cards`);
  const at = (minutes: number) => boundaryInstant(date, minutes, restaurant.timeZone);
  if (random.chance(0.34)) {
    const [buyer, friend] = [random.pick(guests), random.pick(guests)];
    clockwork.at(at(random.between(10 * 60, 20 * 60)), (now) => giftCards.sell(buyer, friend, now));
  }
  if (random.chance(0.09)) clockwork.at(at(random.between(11 * 60, 15 * 60)), (now) => giftCards.issue(now));
}
