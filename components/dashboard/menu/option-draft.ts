import { amountText } from "@/components/data/amount-text";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import { detailsToWire } from "@/lib/restaurant/menu/editing/option-details";
import { type ReadableGroup, readOptionGroup } from "@/lib/restaurant/menu/editing/read-option-group";
import { type HalvesPrice, MOST_HALVES } from "@/lib/restaurant/pricing/halves";
import { OPTION_LISTS, type OptionDetails, type OptionList } from "@/lib/restaurant/pricing/option-label";

/** A choice as it is edited: its name and what it adds, apart. */
export type ChoiceDraft = {
  key: string;
  name: string;
  price: string;
  /** Its name in other languages. */
  names: Record<string, string>;
  isDefault: boolean;
  /** Of a choice that is saved already. */
  id: string | undefined;
  /** What a till calls it; empty where none does. */
  externalId: string;
} & Record<OptionList, string[]>;

export type GroupDraft = {
  key: string;
  name: string;
  names: Record<string, string>;
  required: boolean;
  min: number;
  max: number;
  /** How two halves are priced; null where two choices are two. */
  halves: HalvesPrice | null;
  choices: ChoiceDraft[];
};

/** "2,50" or "-1" as minor units, 0 for an empty text; null when it is no amount. */
function readDelta(price: string, currency: string): number | null {
  const plain = price.replace(/\s/g, "").replace(",", ".").replace("−", "-").replace(/^\+/, "");
  return plain === "" ? 0 : parseMajor(plain, currency);
}

/** Whether the text is a valid extra price of a choice. */
export function isDelta(price: string, currency: string): boolean {
  return readDelta(price, currency) !== null;
}

function listsOf(option: OptionDetails): Record<OptionList, string[]> {
  const lists = OPTION_LISTS.map((list) => [list, knownAllergens(option[list] ?? [])]);
  return Object.fromEntries(lists) as Record<OptionList, string[]>;
}

export function newChoice(): ChoiceDraft {
  return {
    ...{ key: crypto.randomUUID(), name: "", price: "", names: {}, isDefault: false },
    ...{ id: undefined, externalId: "", ...listsOf({}) },
  };
}

export function newGroup(): GroupDraft {
  const rule = { required: true, min: 1, max: 1, halves: null };
  return { key: crypto.randomUUID(), name: "", names: {}, ...rule, choices: [newChoice()] };
}

/** The menu's groups for editing, with prices separate from labels. */
export function groupDrafts(groups: readonly ReadableGroup[], currency: string): GroupDraft[] {
  return groups.map((wire, place) => {
    const { name, names = {}, required, min, max, halves = null, options } = readOptionGroup(wire, currency);
    return {
      key: `group-${place}`,
      name,
      names: { ...names },
      required,
      min,
      max,
      halves,
      choices: options.map((option, index) => ({
        key: `choice-${place}-${index}`,
        name: option.name,
        price: option.deltaMinor === 0 ? "" : amountText(toMajor(option.deltaMinor, currency), currency),
        names: { ...option.names },
        isDefault: option.isDefault ?? false,
        id: option.id,
        externalId: option.externalId ?? "",
        ...listsOf(option),
      })),
    };
  });
}

/** The items with one of them a place further up (-1) or down (1); at the end it stays. */
export function movedBy<Item extends { key: string }>(
  items: readonly Item[],
  key: string,
  by: -1 | 1,
): Item[] {
  const from = items.findIndex((item) => item.key === key);
  const item = items[from];
  const to = from + by;
  if (!item || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The choices with one of them chosen in advance or not; where only one can be chosen, it is the only one. */
export function withDefault(group: GroupDraft, key: string, isDefault: boolean): ChoiceDraft[] {
  return group.choices.map((choice) => {
    if (choice.key === key) return { ...choice, isDefault };
    return isDefault && (group.max === 1 || group.halves) ? { ...choice, isDefault: false } : choice;
  });
}

/** The group with halves or without; with them it takes one choice or two, of which one at most is chosen in advance. */
export function withHalves(group: GroupDraft, halves: HalvesPrice | null): GroupDraft {
  if (!halves) return { ...group, halves, max: 1 };
  const preset = group.choices.find(({ isDefault }) => isDefault);
  const choices = group.choices.map((choice) => ({ ...choice, isDefault: choice === preset }));
  return { ...group, halves, min: Math.min(1, group.min), max: MOST_HALVES, choices };
}

function labelOf({ name, price }: ChoiceDraft, currency: string): string {
  const deltaMinor = readDelta(price, currency) ?? 0;
  if (deltaMinor === 0) return name.trim();
  const amount = amountText(toMajor(Math.abs(deltaMinor), currency), currency);
  return `${name.trim()} (${deltaMinor > 0 ? "+" : "-"}${amount})`;
}

const filled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));

function choiceOf(choice: ChoiceDraft, currency: string) {
  const { externalId: _, ...details } = detailsToWire({ ...choice, names: filled(choice.names) });
  const { id } = choice;
  // Of a new choice there is none to take away.
  const externalId = choice.externalId.trim() || (id ? null : undefined);
  const known = { ...(id ? { id } : {}), ...(externalId === undefined ? {} : { externalId }), ...details };
  return Object.keys(known).length > 0 ? [{ label: labelOf(choice, currency), ...known }] : [];
}

/** The edited groups in the menu's form, with prices in the labels. */
export function groupsFromDrafts(drafts: readonly GroupDraft[], currency: string): ReadableGroup[] {
  return drafts.map((draft) => {
    const { required, halves, choices } = draft;
    const min = required ? Math.max(1, draft.min) : 0;
    const names = filled(draft.names);
    const described = choices.flatMap((choice) => choiceOf(choice, currency));
    return {
      name: draft.name.trim(),
      required,
      min: halves ? Math.min(1, min) : min,
      max: halves ? MOST_HALVES : Math.min(Math.max(draft.max, 1), choices.length),
      ...(halves ? { halves } : {}),
      labels: choices.map((choice) => labelOf(choice, currency)),
      ...(Object.keys(names).length > 0 ? { names } : {}),
      ...(described.length > 0 ? { choices: described } : {}),
    };
  });
}
