"use client";

import { type RefObject, useRef, useState } from "react";
import type { DishOptionGroup } from "@/components/storefront/frame/storefront";
import { choiceProblem, compactSelection } from "./option-choice";

interface OptionChoice {
  /** The chosen labels by group. */
  selected: Record<string, string[]>;
  select: (group: string, labels: string[]) => void;
  /** What the chosen options add to the price of one, in minor units. */
  deltaMinor: number;
  /** The groups in which something is missing, once it was tried to continue. */
  incomplete: readonly DishOptionGroup[];
  /** The choice as it is ordered; null when a group is not complete, which then gets the focus. */
  finish: () => Record<string, string[]> | null;
  /** Goes around the groups. */
  area: RefObject<HTMLDivElement | null>;
}

/** The options of a dish while they are chosen, by a guest or by a waiter. */
export function useOptionChoice(
  groups: readonly DishOptionGroup[],
  first: () => Record<string, string[]>,
): OptionChoice {
  const [selected, setSelected] = useState(first);
  const [tried, setTried] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const problems = groups.filter((group) => choiceProblem(group, selected[group.name] ?? []) !== null);
  const goTo = ({ name }: DishOptionGroup) => {
    const group = area.current?.querySelector(`[data-group="${CSS.escape(name)}"]`);
    group?.scrollIntoView({ block: "center" });
    group?.querySelector<HTMLElement>("button:not(:disabled)")?.focus({ preventScroll: true });
  };
  return {
    selected,
    select: (group, labels) => setSelected((before) => ({ ...before, [group]: labels })),
    deltaMinor: groups
      .flatMap(({ name, options }) => options.filter(({ label }) => selected[name]?.includes(label)))
      .reduce((sum, option) => sum + option.deltaMinor, 0),
    incomplete: tried ? problems : [],
    finish() {
      setTried(true);
      if (!problems[0]) return compactSelection(selected);
      goTo(problems[0]);
      return null;
    },
    area,
  };
}
