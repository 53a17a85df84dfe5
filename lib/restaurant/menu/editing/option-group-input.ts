import { z } from "zod";
import type { FieldIssue } from "@/lib/core/errors/app-error";
import { optionalTexts } from "@/lib/core/i18n/locale-map";
import { ExternalId } from "@/lib/core/ids/external-id-contract";
import { IdParam } from "@/lib/core/ids/param-contract";
import { MAX_AMOUNT_MINOR, toMajor } from "@/lib/core/money/money";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import { HALVES_PRICES, MOST_HALVES } from "@/lib/restaurant/pricing/halves";
import {
  barePriceOf,
  hasUnreadablePrice,
  MAX_OPTION_GROUP_NAME_LENGTH,
  MAX_OPTION_LABEL_LENGTH,
  optionKey,
  parseOptionLabel,
} from "@/lib/restaurant/pricing/option-label";
import { PRODUCT_BOUNDS } from "@/lib/restaurant/tenancy/quotas";
import { shapeOf } from "@/lib/restaurant/tenancy/wire-sides";
import { CHOICE_FIELDS } from "./option-choice-contract";
import { detailsFromWire } from "./option-details";
import type { GivenGroup } from "./settle-options";

/** Names of properties that every JavaScript object has, so they cannot be keys of `selectedOptions`. */
const UNUSABLE_NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

/** What a choice has beside its label. */
const OptionChoiceInput = z.object({
  label: z.string().trim().min(1).max(MAX_OPTION_LABEL_LENGTH).describe("One of the group's labels, exactly"),
  ...shapeOf(CHOICE_FIELDS, "input"),
  id: IdParam.optional().describe(
    "Of the option as the product has it, so that it stays the same under another label; others are ignored",
  ),
  externalId: ExternalId.nullable()
    .optional()
    .describe(
      "What your own system calls it, once within the product; left out, it stays, and null takes it away",
    ),
  priceDelta: z
    .number()
    .optional()
    .describe("Checked only: the price is the one in the label's brackets, and another is refused"),
});

/** One option group of a product write. Defaults: not required, any number of labels. */
export const OptionGroupInput = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(MAX_OPTION_GROUP_NAME_LENGTH)
    .refine((name) => !UNUSABLE_NAMES.has(name), "is a reserved word"),
  required: z.boolean().default(false),
  min: z.int().min(0).max(PRODUCT_BOUNDS.labelsPerOptionGroup).optional(),
  max: z.int().min(1).max(PRODUCT_BOUNDS.labelsPerOptionGroup).optional(),
  labels: z
    .array(z.string().trim().min(1).max(MAX_OPTION_LABEL_LENGTH))
    .min(1)
    .max(PRODUCT_BOUNDS.labelsPerOptionGroup)
    .describe("Each may end with its price, such as `Grande (+2.50)`"),
  halves: z
    .enum(HALVES_PRICES)
    .optional()
    .describe(
      "One label is the whole, two are one half each: together they cost as much as the more expensive half, or the average of both. `max` is 2 then",
    ),
  names: optionalTexts(MAX_OPTION_GROUP_NAME_LENGTH)
    .optional()
    .describe("The group's name in each language; `name` stays the key"),
  choices: z
    .array(OptionChoiceInput)
    .max(PRODUCT_BOUNDS.labelsPerOptionGroup)
    .optional()
    .describe("What labels have beside their text; a label that is left out has nothing"),
});
export type OptionGroupInput = z.output<typeof OptionGroupInput>;

type Read = { groups: GivenGroup[]; issues: FieldIssue[] };

function repeated(names: readonly string[]): number {
  return names.findIndex((name, index) => names.indexOf(name) !== index);
}

/** What a label has beside its text; one that has another price now than when it was read is the same option. */
function choiceOf(label: string, { labels, choices = [] }: OptionGroupInput) {
  const own = choices.find((choice) => choice.label === label);
  if (own) return own;
  return choices.find(
    (choice) =>
      choice.id !== undefined &&
      !labels.includes(choice.label) &&
      optionKey(choice.label) === optionKey(label),
  );
}

function readGroup(
  input: OptionGroupInput,
  path: string,
  currency: string,
): { group: GivenGroup; issues: FieldIssue[] } {
  const { name, required, labels, halves, names = {}, choices = [] } = input;
  const min = input.min ?? (required ? 1 : 0);
  const max = input.max ?? (halves ? MOST_HALVES : labels.length);
  const options = labels.map((label) => {
    const { externalId, ...details } = choiceOf(label, input) ?? {};
    return { ...parseOptionLabel(label, currency), ...detailsFromWire(details), externalId };
  });
  const issues: FieldIssue[] = [];
  const complain = (field: string, message: string) => issues.push({ path: `${path}.${field}`, message });

  if (required && min === 0) complain("min", "must be at least 1 in a required group");
  if (halves && labels.length < MOST_HALVES) complain("halves", "needs two labels or more");
  else if (max > labels.length) complain("max", "must not exceed the number of labels");
  if (halves && max !== MOST_HALVES) complain("max", `must be ${MOST_HALVES} where options can be halves`);
  if (halves && min > 1) complain("min", "must not exceed 1 where options can be halves");
  if (min > max) complain("min", "must not exceed max");
  for (const [index, { label, deltaMinor }] of options.entries()) {
    const field = `labels.${index}`;
    if (hasUnreadablePrice(label, currency))
      complain(field, `ends in a price that is not a valid amount in ${currency}`);
    const bare = barePriceOf(label, currency);
    if (bare !== null) complain(field, `ends in a price without brackets; write it as (${bare})`);
    if (Math.abs(deltaMinor) > MAX_AMOUNT_MINOR) complain(field, "has a price that is too large");
  }
  const twice = repeated(options.map((option) => option.name));
  if (twice >= 0) complain(`labels.${twice}`, "names the same option as another label of the group");
  for (const [index, { label, id, priceDelta }] of choices.entries()) {
    const inLabel = toMajor(parseOptionLabel(label, currency).deltaMinor, currency);
    if (priceDelta !== undefined && priceDelta !== inLabel)
      complain(
        `choices.${index}.priceDelta`,
        `is ${priceDelta}, and the price in the label is ${inLabel}: a price is set in the label's brackets`,
      );
    // What has an id comes from an answer, and goes with a label that is gone.
    if (id === undefined && !labels.includes(label))
      complain(`choices.${index}.label`, "is not a label of the group");
  }
  for (const [index, { allergens = [], removesAllergens = [] }] of choices.entries()) {
    const added = knownAllergens(allergens);
    if (knownAllergens(removesAllergens).some((allergen) => added.includes(allergen)))
      complain(`choices.${index}.removesAllergens`, "must not name an allergen of the option");
  }
  const again = repeated(choices.map(({ label }) => label));
  if (again >= 0) complain(`choices.${again}.label`, "is described twice");
  if (options.filter(({ isDefault }) => isDefault).length > max)
    complain("choices", "must not have more defaults than can be chosen");
  const translated = Object.keys(names).length > 0 ? { names } : {};
  const group = { name, ...translated, required, min, max, ...(halves ? { halves } : {}), options };
  return { group, issues };
}

/**
 * Reads the option groups of a product write in the restaurant's currency: labels are parsed once, here. Every
 * contradiction is an issue: limits that cannot be met, names used twice, prices that cannot be read.
 */
export function readOptionGroups(inputs: readonly OptionGroupInput[], currency: string): Read {
  const read = inputs.map((input, index) => readGroup(input, `optionGroups.${index}`, currency));
  const issues = read.flatMap((one) => one.issues);
  const twice = repeated(inputs.map(({ name }) => name));
  if (twice >= 0)
    issues.push({ path: `optionGroups.${twice}.name`, message: "is the name of another group" });
  for (const field of ["id", "externalId"] as const) issues.push(...namedTwice(inputs, field));
  return { groups: read.map(({ group }) => group), issues };
}

/** Choices that are called what another choice of the dish is called. */
function namedTwice(inputs: readonly OptionGroupInput[], field: "id" | "externalId"): FieldIssue[] {
  const seen = new Set<string>();
  return inputs.flatMap(({ choices = [] }, group) =>
    choices.flatMap((choice, index) => {
      const value = choice[field];
      if (!value) return [];
      const again = seen.has(value);
      seen.add(value);
      const path = `optionGroups.${group}.choices.${index}.${field}`;
      return again ? [{ path, message: "is the one of another option of the product" }] : [];
    }),
  );
}
