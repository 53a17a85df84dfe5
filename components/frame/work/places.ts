import type { LucideIcon } from "lucide-react";

export interface Place {
  label: string;
  /** Relative to the workplace's own root. */
  path: string;
  /** The first part of its address, null for the home. */
  segment: string | null;
  icon: LucideIcon;
  /** Has a tab on phones; the other places are under "More". */
  tab?: true;
}

export interface PlaceGroup {
  /** Null needs none. */
  label: string | null;
  places: readonly Place[];
}

/** What fits at the bottom of a phone: five, or four and "More". */
const MOST_TABS = 5;

/** The places at the bottom of a phone; `more` when others are left for the sheet behind "More". */
export function phoneTabs<P extends { tab?: true }>(
  groups: readonly { places: readonly P[] }[],
): { tabs: P[]; more: boolean } {
  const all = groups.flatMap(({ places }) => places);
  if (all.length <= MOST_TABS) return { tabs: all, more: false };
  return { tabs: all.filter(({ tab }) => tab).slice(0, MOST_TABS - 1), more: true };
}
