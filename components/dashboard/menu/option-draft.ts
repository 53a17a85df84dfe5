import type { z } from "zod";
import { amountText } from "@/components/data/amount-text";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { OptionGroupWire } from "@/lib/restaurant/menu/menu-contract";
import { parseOptionLabel } from "@/lib/restaurant/menu/option-label";

type WireGroup = z.output<typeof OptionGroupWire>;

/** A choice as it is edited: its name and what it adds, apart. */
export type ChoiceDraft = { key: string; name: string; price: string };

export type GroupDraft = {
  key: string;
  name: string;
  required: boolean;
  min: number;
  max: number;
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

/** The menu's groups for editing, with prices separate from labels. */
export function groupDrafts(groups: readonly WireGroup[], currency: string): GroupDraft[] {
  return groups.map((group, place) => ({
    key: `group-${place}`,
    name: group.name,
    required: group.required,
    min: group.min,
    max: group.max,
    choices: group.labels.map((label, index) => {
      const { name, deltaMinor } = parseOptionLabel(label, currency);
      const price = deltaMinor === 0 ? "" : amountText(toMajor(deltaMinor, currency), currency);
      return { key: `choice-${place}-${index}`, name, price };
    }),
  }));
}

function labelOf({ name, price }: ChoiceDraft, currency: string): string {
  const deltaMinor = readDelta(price, currency) ?? 0;
  if (deltaMinor === 0) return name.trim();
  const amount = amountText(toMajor(Math.abs(deltaMinor), currency), currency);
  return `${name.trim()} (${deltaMinor > 0 ? "+" : "-"}${amount})`;
}

/** The edited groups in the menu's form, with prices in the labels. */
export function groupsFromDrafts(drafts: readonly GroupDraft[], currency: string): WireGroup[] {
  return drafts.map(({ name, required, min, max, choices }) => ({
    name: name.trim(),
    required,
    min: required ? Math.max(1, min) : 0,
    max: Math.min(Math.max(max, 1), choices.length),
    labels: choices.map((choice) => labelOf(choice, currency)),
  }));
}
