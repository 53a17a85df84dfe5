import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";

export type FirstSteps = { dish: boolean; hours: boolean; look: boolean; payments: boolean; order: boolean };

export type FirstFacts = {
  hasDish: boolean;
  hasOrder: boolean;
  hasPicture: boolean;
  isPaidOnline: boolean;
  openingHours: OpeningHours;
};

/** The steps that the facts amount to. Hours count when pickup or delivery is ever open. */
export function firstSteps(facts: FirstFacts): FirstSteps {
  const opens = (["pickup", "delivery"] as const).some((service) => {
    const { weekly, specialDays } = facts.openingHours[service];
    return [...Object.values(weekly), ...Object.values(specialDays)].some((ranges) => ranges.length > 0);
  });
  return {
    dish: facts.hasDish,
    hours: opens,
    look: facts.hasPicture,
    payments: facts.isPaidOnline,
    order: facts.hasOrder,
  };
}
