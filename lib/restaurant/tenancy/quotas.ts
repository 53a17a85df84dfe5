import { z } from "zod";
import type { RateLimitPolicy } from "@/lib/platform/rate-limit/limits";
import { LARGEST_QUOTA } from "./settings-limits";

/** Bounds of one product's body, whoever sends it: more is 400 VALIDATION_FAILED. */
export const PRODUCT_BOUNDS = { optionGroups: 20, labelsPerOptionGroup: 60, recipeLines: 50 } as const;

type Quota = {
  /** As messages to the restaurant name what is counted. */
  unit: string;
  most: number;
  reason: string;
};

/**
 * What a restaurant may have at once: several times what a large one needs. One more is 409 QUOTA_EXCEEDED. Open bills
 * have no number of their own: a table has one at a time. ADR 034.
 */
export const QUOTAS = {
  categories: { unit: "categories", most: 200, reason: "A menu is read from end to end by people." },
  products: {
    unit: "products",
    most: 2_000,
    reason: "Every storefront page and order reads the whole menu.",
  },
  menuKilobytes: {
    unit: "KiB of menu texts",
    most: 2_048,
    reason: "Menus are held in memory whole: with objects and answers about five times this figure.",
  },
  scheduledMenuChanges: {
    unit: "scheduled menu changes",
    most: 2_000,
    reason: "One for each product: the next price.",
  },
  tables: { unit: "tables", most: 300, reason: "Free tables are searched in each request for a time." },
  ingredients: { unit: "ingredients", most: 2_000, reason: "The list is answered as a whole." },
  coupons: {
    unit: "coupons",
    most: 2_000,
    reason: "Campaigns reuse codes; a code for each guest is no coupon.",
  },
  pictures: { unit: "pictures", most: 4_000, reason: "Two for each product: the current one and the next." },
  pictureMegabytes: {
    unit: "MiB of pictures",
    most: 2_048,
    reason: "What 4,000 pictures take in all sizes and formats, and no more of the disk.",
  },
  webhookEndpoints: {
    unit: "webhook endpoints",
    most: 20,
    reason: "Each gets every event of the restaurant.",
  },
  staffMembers: { unit: "team members", most: 200, reason: "More than a restaurant has at work." },
} as const satisfies Record<string, Quota>;
export type QuotaName = keyof typeof QUOTAS;

/** What a restaurant's staff can send in 24 hours. One more is 429 RATE_LIMITED with the time of the next. ADR 034. */
export const DAILY_QUOTAS = {
  invitations: {
    unit: "invitations",
    most: 100,
    reason: "A new restaurant invites its whole team in a day.",
  },
  invitationsPerMailbox: {
    unit: "invitations to one mailbox",
    most: 5,
    reason: "Each goes to somebody who has not asked for it.",
  },
  guestEmails: {
    unit: "emails from staff to guests",
    most: 2_000,
    reason: "Bookings taken by phone, changed bookings and gift cards of a very busy day.",
  },
  guestEmailsPerMailbox: {
    unit: "emails from staff to one guest",
    most: 10,
    reason: "A booking that is changed again and again; beyond it somebody is being pestered.",
  },
} as const satisfies Record<string, Quota>;
export type DailyQuotaName = keyof typeof DAILY_QUOTAS;

const ALL_QUOTAS = { ...QUOTAS, ...DAILY_QUOTAS };
type AnyQuotaName = QuotaName | DailyQuotaName;

const DAY_SECONDS = 24 * 3600;

const AnyQuota = z.enum(Object.keys(ALL_QUOTAS) as AnyQuotaName[]);
const QuotaNumber = z.int().min(0).max(LARGEST_QUOTA);

/** A restaurant's own numbers, by name, in the place of the platform's. */
export const QuotaOverrides = z
  .partialRecord(AnyQuota, QuotaNumber)
  .describe("Only quotas that differ from the platform's");
export type QuotaOverrides = z.output<typeof QuotaOverrides>;

export const QuotaChanges = z
  .partialRecord(AnyQuota, QuotaNumber.nullable())
  .describe("By name; null restores the platform's value, omitted quotas stay");
export type QuotaChanges = z.output<typeof QuotaChanges>;

/** A restaurant's own numbers after a change. */
export function changedQuotas(stored: unknown, changes: QuotaChanges): QuotaOverrides {
  const all = Object.entries({ ...(stored as QuotaOverrides), ...changes });
  return Object.fromEntries(all.filter(([, most]) => most !== null)) as QuotaOverrides;
}

/** The number that holds for a restaurant, `stored` being its overrides as the database keeps them. */
export function quotaOf(stored: unknown, name: AnyQuotaName): number {
  return (stored as QuotaOverrides)[name] ?? ALL_QUOTAS[name].most;
}

/** Every quota with the number that holds for a restaurant; `used` is what it has of those that are counted at once. */
export function quotaUse(stored: unknown, used: Partial<Record<QuotaName, number>>) {
  return (Object.keys(ALL_QUOTAS) as AnyQuotaName[]).map((name) => ({
    name,
    used: used[name as QuotaName] ?? null,
    perDay: name in DAILY_QUOTAS,
    most: quotaOf(stored, name),
    platformMost: ALL_QUOTAS[name].most,
  }));
}

/** A daily quota of a restaurant as a limit over any 24 hours. */
export function dailyPolicy(stored: unknown, name: DailyQuotaName): RateLimitPolicy {
  return { name: `daily-${name}`, limit: quotaOf(stored, name), windowSeconds: DAY_SECONDS };
}
