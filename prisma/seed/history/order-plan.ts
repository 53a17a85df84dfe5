import type { PaymentMethod } from "@/lib/payments/payments/payment-method";
import type { CartLine } from "@/lib/restaurant/pricing/price-line";
import type { Guest } from "./guests";
import type { Random } from "./random";
import { chooseLines, type Dish } from "./sellable-menu";
import { wordsIn } from "./words";

export type Aftermath =
  | { kind: "refund"; share: "part" | "whole"; afterHours: number; reason: string }
  | { kind: "dispute"; afterDays: number; ends: { afterDays: number; as: "won" | "lost" } | null };

/** How an order goes, as far as it is decided before: drawn once, so that nothing that happens meanwhile changes it. */
export type OrderPlan = {
  guest: Guest;
  type: "pickup" | "delivery";
  method: PaymentMethod;
  lines: [Dish, CartLine][];
  couponCode: string | null;
  usesGiftCard: boolean;
  notes: string | null;
  fate: "delivered" | "rejected" | "canceled_by_guest" | "canceled_by_restaurant" | "unpaid";
  reason: string | null;
  /** From one step to the next. */
  minutes: { toPay: number; toAccept: number; toStart: number; toCook: number; toHandOver: number };
  /** What staff added to the promised time when they accepted. */
  delayMinutes: number | null;
  /** Whoever cooked pressed "ready" at once. */
  isTooFast: boolean;
  aftermath: Aftermath | null;
  /** The member who took it, how it came in, and how it is paid at the restaurant; null for what guests order online. */
  taken: { channel: "counter" | "phone"; by: string; method: "cash" | "external" } | null;
};

type PlanInput = {
  guests: readonly Guest[];
  dishes: readonly Dish[];
  country: string;
  methods: readonly (readonly [OrderPlan["method"], number])[];
  /** What codes are around on that day, with the share of orders that use them. */
  coupons: readonly { code: string; share: number }[];
  random: Random;
};

/** Draws an order. */
export function planOrder(type: OrderPlan["type"], input: PlanInput): OrderPlan {
  const { guests, dishes, country, methods, coupons, random } = input;
  const words = wordsIn(country);
  const guest = random.pickBy(guests, ({ weight }) => weight);
  const people = random.pickBy([1, 2, 3, 4, 6], (size) => [0, 34, 38, 14, 10, 0, 4][size] ?? 0);
  const [method] = random.pickBy(methods, ([, share]) => share);
  const fate = random.pickBy(FATES, ([, share]) => share)[0];
  const isOnline = method !== "cash";
  const isLate = random.chance(0.11);
  return {
    guest,
    type,
    method,
    lines: chooseLines(dishes, people, random),
    couponCode: coupons.find(({ share }) => random.chance(share))?.code ?? null,
    usesGiftCard: random.chance(0.018),
    notes: random.chance(0.12) ? random.pick(type === "delivery" ? words.doorNotes : words.notes) : null,
    fate: fate === "unpaid" && !isOnline ? "delivered" : fate,
    reason: fate === "rejected" || fate === "canceled_by_restaurant" ? random.pick(words.endReasons) : null,
    minutes: {
      toPay: 0.4 + 1.2 * random.next(),
      toAccept: 0.4 + 4 * random.next() ** 2,
      toStart: 0.5 + 6 * random.next(),
      toCook: 7 + 9 * random.next() + (isLate ? 8 + 22 * random.next() : 0),
      toHandOver: type === "delivery" ? 6 + 12 * random.next() : 1 + 9 * random.next(),
    },
    delayMinutes: isLate && random.chance(0.5) ? random.pick([5, 10, 20]) : null,
    isTooFast: random.chance(0.0025),
    aftermath: isOnline && random.chance(0.009) ? drawRefund(random, words.refundReasons) : null,
    taken: null,
  };
}

/** Of how many orders a member of the team takes some at the counter, and more by phone. */
const COUNTER_SHARE = 0.14;
const PHONE_SHARE = 0.12;
const TERMINAL_SHARE = 0.6;

/** The same order as a member takes it, if they do: it is accepted at once, and paid at the restaurant. */
export function takenByStaff(plan: OrderPlan, teamIds: readonly string[], random: Random): OrderPlan {
  const chance = random.next();
  if (chance > COUNTER_SHARE + PHONE_SHARE) return plan;
  const channel = chance < COUNTER_SHARE ? "counter" : "phone";
  const method = random.chance(TERMINAL_SHARE) ? "external" : "cash";
  return {
    ...plan,
    type: channel === "counter" ? "pickup" : plan.type,
    ...{
      method: "cash",
      couponCode: null,
      usesGiftCard: false,
      fate: "delivered",
      reason: null,
      aftermath: null,
    },
    minutes: { ...plan.minutes, toAccept: 0.02 },
    taken: { channel, by: random.pick(teamIds), method },
  };
}

const FATES = [
  ["delivered", 946],
  ["rejected", 16],
  ["canceled_by_guest", 12],
  ["canceled_by_restaurant", 14],
  ["unpaid", 12],
] as const satisfies readonly (readonly [OrderPlan["fate"], number])[];

/** A complaint: half of them before the money is released, half after. */
function drawRefund(random: Random, reasons: readonly string[]): Aftermath {
  const afterHours = random.chance(0.5) ? random.between(2, 20) : random.between(28, 70);
  const share = random.chance(0.75) ? "part" : "whole";
  return { kind: "refund", share, afterHours, reason: random.pick(reasons) };
}
