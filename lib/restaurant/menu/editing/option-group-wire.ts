import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { HALVES_PRICES } from "@/lib/restaurant/pricing/halves";
import type { OptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { shapeOf } from "@/lib/restaurant/tenancy/wire-sides";
import { CHOICE_FIELDS } from "./option-choice-contract";
import { detailsToWire } from "./option-details";

const OptionChoiceWire = z
  .object({ label: z.string(), ...shapeOf(CHOICE_FIELDS, "own") })
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
      .describe("The labels that have a name in other languages, are a default or have allergens"),
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

function choiceToWire(option: OptionLabel): z.output<typeof OptionChoiceWire>[] {
  const details = detailsToWire(option);
  return Object.keys(details).length === 0 ? [] : [{ label: option.label, ...details }];
}

/** A stored group as the API answers it. */
export function optionGroupToWire(group: OptionGroup): OptionGroupWire {
  const { name, names, required, min, max, halves, options } = group;
  const choices = options.flatMap(choiceToWire);
  return {
    name,
    required,
    min,
    max,
    labels: options.map((option) => option.label),
    ...(halves ? { halves } : {}),
    ...(names ? { names: { ...names } } : {}),
    ...(choices.length > 0 ? { choices } : {}),
  };
}

/** A group as the public menu answers it. */
export function publicOptionGroup(group: OptionGroup): z.input<typeof PublicOptionGroupWire> {
  const soldOut = group.options.filter((option) => option.soldOut).map(({ label }) => label);
  const { labels, ...wire } = optionGroupToWire(group);
  return {
    ...wire,
    labels: labels.filter((label) => !soldOut.includes(label)),
    ...(soldOut.length > 0 ? { soldOut } : {}),
  };
}
