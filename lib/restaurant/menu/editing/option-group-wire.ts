import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { toMajor } from "@/lib/core/money/money";
import { HALVES_PRICES } from "@/lib/restaurant/pricing/halves";
import { optionIdOf } from "@/lib/restaurant/pricing/option-id";
import type { OptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { shapeOf } from "@/lib/restaurant/tenancy/wire-sides";
import { CHOICE_FIELDS } from "./option-choice-contract";
import { detailsToWire } from "./option-details";

const OptionChoiceWire = z
  .object({
    label: z.string(),
    id: z
      .string()
      .describe("Stays when the price changes, and when the label does where the restaurant edits it"),
    priceDelta: z.number().describe("What the label adds to the price, or takes off it; in major units"),
    externalId: z
      .string()
      .optional()
      .describe("What another system calls it, once within the product; left out where none has"),
    ...shapeOf(CHOICE_FIELDS, "own"),
  })
  .meta({ id: "OptionChoice" });

/** A group as it is read. Without translations, defaults and allergens it is as the specification has it. */
export const OptionGroupWire = z
  .object({
    name: z.string(),
    required: z.boolean(),
    min: z.int(),
    max: z.int(),
    labels: z
      .array(z.string())
      .describe("In their order; a price difference is part of the label, such as `Grande (+2.50)`"),
    halves: z
      .enum(HALVES_PRICES)
      .optional()
      .describe(
        "One label is the whole, two are one half each: together they cost as much as the more expensive half, or the average of both, rounded halves up. Left out where two labels are two choices",
      ),
    names: LocaleMapSchema.optional().describe("The group's name in other languages; `name` stays the key"),
    choices: z
      .array(OptionChoiceWire)
      .optional()
      .describe(
        "One for each label, in their order: what programs know it by, and what it has beside its text",
      ),
  })
  .meta({ id: "OptionGroup" });
export type OptionGroupWire = z.output<typeof OptionGroupWire>;

/** A group as guests see it: what can be ordered is among the labels, what cannot is beside them (ADR 059). */
export const PublicOptionGroupWire = OptionGroupWire.extend({
  soldOut: z
    .array(z.string())
    .optional()
    .describe(
      "Labels that cannot be ordered now because an ingredient is used up; left out when there are none",
    ),
}).meta({ id: "PublicOptionGroup" });

/** Whose option groups they are, and in which currency its prices are. */
type Owner = { productId: string; currency: string };

function choiceToWire(
  option: OptionLabel,
  group: string,
  { productId, currency }: Owner,
): z.output<typeof OptionChoiceWire> {
  const { label, deltaMinor } = option;
  const id = optionIdOf(productId, group, option);
  return { label, id, priceDelta: toMajor(deltaMinor, currency), ...detailsToWire(option) };
}

/** A stored group as the API answers it. */
export function optionGroupToWire(group: OptionGroup, owner: Owner): OptionGroupWire {
  const { name, names, required, min, max, halves, options } = group;
  return {
    name,
    required,
    min,
    max,
    labels: options.map((option) => option.label),
    ...(halves ? { halves } : {}),
    ...(names ? { names: { ...names } } : {}),
    choices: options.map((option) => choiceToWire(option, name, owner)),
  };
}

/** A group as the public menu answers it. */
export function publicOptionGroup(group: OptionGroup, owner: Owner): z.input<typeof PublicOptionGroupWire> {
  const soldOut = group.options.filter((option) => option.soldOut).map(({ label }) => label);
  const { labels, ...wire } = optionGroupToWire(group, owner);
  return {
    ...wire,
    labels: labels.filter((label) => !soldOut.includes(label)),
    ...(soldOut.length > 0 ? { soldOut } : {}),
  };
}
