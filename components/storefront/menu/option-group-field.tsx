"use client";

import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useWrittenList } from "@/components/i18n/use-written-list";
import { Money } from "@/components/storefront/frame/money";
import type { DishOption, DishOptionGroup } from "@/components/storefront/frame/storefront";
import { Checkbox } from "@/components/ui/checkbox";
import { RadioGroup } from "@/components/ui/radio-group";
import { chosenOptions, halfName, halvedGroupsOf } from "@/lib/restaurant/pricing/halves";
import { useDietWords } from "./diet-words";
import { HalvesStatus } from "./halves-status";
import {
  choiceProblem,
  choiceRange,
  isOnOffer,
  isSingleChoice,
  mayStayEmpty,
  optionField,
  toggleOption,
} from "./option-choice";

interface OptionGroupFieldProps {
  group: DishOptionGroup;
  chosen: readonly string[];
  onChange: (labels: string[]) => void;
  /** Problems are shown once the diner has tried to continue. */
  showProblem: boolean;
}

const titleOf = ({ name, title = name }: DishOption) => title;

/** Stands for no choice where one may be made; no label is blank. */
const NOTHING = "";

/** One group of options with its rule: choose one, or any number up to a limit. */
export function OptionGroupField({ group, chosen, onChange, showProblem }: OptionGroupFieldProps) {
  const t = useTranslations("storefront.dish");
  const tMenu = useTranslations("storefrontMenu");
  const words = useDietWords();
  const list = useWrittenList();
  const id = useId();
  const title = group.title ?? group.name;
  const { least, most } = choiceRange(group);
  const problem = showProblem ? choiceProblem(group, chosen) : null;
  const full = most > 1 && chosen.length >= most;
  const isHalved = halvedGroupsOf(chosenOptions([group], { [group.name]: chosen })).length > 0;
  const row = (option: DishOption) => ({
    label: isHalved && chosen.includes(option.label) ? halfName(titleOf(option)) : titleOf(option),
    hint: option.allergens && t("allergens", { list: list(option.allergens.map(words.allergen)) }),
    aside: isOnOffer(option)
      ? option.deltaMinor !== 0 && <Money minor={option.deltaMinor} signed />
      : tMenu("optionSoldOut"),
  });
  const hasNothing = isSingleChoice(group) && mayStayEmpty(group);
  const rule = () => {
    if (group.halves) return tMenu("halves.rule");
    if (isSingleChoice(group) && !hasNothing) return t("exactly", { count: 1 });
    if (least > 0 && least === most) return t("exactly", { count: least });
    if (least > 0) return t("between", { least, most });
    return most >= group.options.length ? t("anyCount") : t("upTo", { most });
  };

  return (
    <fieldset
      data-group={group.name}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="border-t border-line pt-5"
    >
      <legend className="sr-only">{`${title}. ${rule()}`}</legend>
      <div aria-hidden="true" className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{title}</span>
        <span className={`text-sm ${least > 0 ? "font-semibold text-accent-text" : "text-ink-soft"}`}>
          {rule()}
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-critical">
          <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {t(problem.kind, { count: problem.count })}
        </p>
      )}
      {group.halves && <HalvesStatus group={group} rule={group.halves} chosen={chosen} />}
      <div className="mt-1.5">
        {isSingleChoice(group) ? (
          <RadioGroup
            label={title}
            name={optionField(group)}
            value={chosen[0] ?? (hasNothing ? NOTHING : null)}
            onValueChange={(label) => onChange(label === NOTHING ? [] : [label])}
            options={[
              ...(hasNothing ? [{ value: NOTHING, label: tMenu("noChoice") }] : []),
              ...group.options.map((option) => ({
                value: option.label,
                disabled: !isOnOffer(option),
                ...row(option),
              })),
            ]}
          />
        ) : (
          <div className="divide-y divide-line">
            {group.options.map((option) => {
              const checked = chosen.includes(option.label);
              return (
                <Checkbox
                  key={option.label}
                  name={optionField(group)}
                  value={option.label}
                  checked={checked}
                  disabled={!isOnOffer(option) || (full && !checked)}
                  onCheckedChange={() => onChange(toggleOption(group, chosen, option.label))}
                  {...row(option)}
                />
              );
            })}
          </div>
        )}
      </div>
    </fieldset>
  );
}
