import type { DemoRestaurant } from "@/prisma/seed/content/demo-content";
import { demoId, demoTenantId } from "@/prisma/seed/seed-ids";
import { DEMO_PEOPLE } from "@/prisma/seed/seed-people";
import { payAgent } from "./agents";
import { createHistoryIds } from "./history-ids";
import { type HistoryRows, noRows } from "./history-rows";
import { closeBalance } from "./platform-balance";
import { createRandom } from "./random";
import type { ReceiptNumbers } from "./receipts";
import { playRestaurant } from "./restaurant-history";
import type { RestaurantRules, Staff } from "./scene";

/** What a restaurant's own row has to say after its history. */
export type RestaurantState = {
  restaurant: DemoRestaurant;
  tenantId: string;
  openedAt: Date;
  lastNumber: number;
  receipts: ReceiptNumbers;
};

export type History = { rows: HistoryRows; restaurants: RestaurantState[] };

/** The restaurants that the demo's sales agent brought. */
const REFERRED = ["luigi", "taco"];

function staffOf(slug: string): Staff {
  const user = (email: string) => demoId("usr", email);
  const ownerId = user(`owner@${slug}.example`);
  return {
    ownerId,
    teamIds: slug === "luigi" ? [user("staff@luigi.example"), ownerId] : [ownerId],
    adminId: user("admin@bazar.example"),
    names: new Map(DEMO_PEOPLE.map(({ email, name }) => [user(email), name])),
  };
}

/**
 * The history of the demo up to `now`: pure, and the same for the same restaurants, rules and instant. `rulesOf` gives
 * what the database says of a restaurant.
 */
export function composeHistory(
  restaurants: readonly DemoRestaurant[],
  { now, rulesOf, days }: { now: Date; rulesOf: (tenantId: string) => RestaurantRules; days?: number },
): History {
  const rows = noRows();
  const states = restaurants.map((restaurant): RestaurantState => {
    const tenantId = demoTenantId(restaurant.slug);
    const staff = staffOf(restaurant.slug);
    const played = playRestaurant(restaurant, { rules: rulesOf(tenantId), staff, now, days });
    for (const model of Object.keys(rows) as (keyof HistoryRows)[])
      appendAll(rows[model] as object[], played.rows[model]);
    const { openedAt, lastNumber, receipts } = played;
    return { restaurant, tenantId, openedAt, lastNumber, receipts };
  });
  const joined = restaurants.flatMap(({ slug, currency }, index) => {
    const state = states[index];
    if (!state || !REFERRED.includes(slug)) return [];
    return [{ tenantId: state.tenantId, currency, joinedAt: state.openedAt }];
  });
  payAgent(rows, {
    ids: createHistoryIds(createRandom("agents")),
    agentId: demoId("usr", "agent@bazar.example"),
    adminId: demoId("usr", "admin@bazar.example"),
    restaurants: joined,
    end: now,
  });
  closeBalance(rows, now);
  return { rows, restaurants: states };
}

function appendAll(all: object[], more: readonly object[]): void {
  for (const row of more) all.push(row);
}
