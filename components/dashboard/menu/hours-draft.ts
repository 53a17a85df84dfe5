import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";

/** Times at which something can be ordered, as they are edited; 1 is Monday. */
export type HoursDraft = { key: string; days: number[]; from: string; to: string };

const LUNCH = { days: [1, 2, 3, 4, 5], from: "11:00", to: "15:00" };

export function newHours(): HoursDraft {
  return { key: crypto.randomUUID(), ...LUNCH };
}

export function hoursDrafts(availability: TenantProduct["availability"]): HoursDraft[] {
  return availability.map(({ days, from, to }, place) => ({
    key: `hours-${place}`,
    days: [...days],
    from,
    to: to === "24:00" ? "00:00" : to,
  }));
}

/** The edited times in the menu's form. A browser has no 24:00: midnight as an end is that of the next day anyway. */
export function hoursFromDrafts(drafts: readonly HoursDraft[]): TenantProduct["availability"] {
  return drafts.map(({ days, from, to }) => ({
    days: days.toSorted((a, b) => a - b),
    from,
    to: to === "00:00" ? "24:00" : to,
  }));
}

/** Rows of times without a day, by their place in the form. */
export function hoursProblems(drafts: readonly HoursDraft[]): Record<string, "dayMissing"> {
  return Object.fromEntries(
    drafts.flatMap(({ days }, place) =>
      days.length === 0 ? [[`availability.${place}.days`, "dayMissing"]] : [],
    ),
  );
}
