"use client";

import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { MAX_OPTION_GROUP_NAME_LENGTH } from "@/lib/restaurant/pricing/option-label";
import { PRODUCT_BOUNDS } from "@/lib/restaurant/tenancy/quotas";
import { ChoiceEditor } from "./choice-editor";
import { HalvesField } from "./halves-field";
import { LocaleFields } from "./locale-fields";
import {
  type ChoiceDraft,
  type GroupDraft,
  movedBy,
  newChoice,
  newGroup,
  withDefault,
  withHalves,
} from "./option-draft";

interface OptionGroupsEditorProps {
  groups: readonly GroupDraft[];
  onChange: (groups: GroupDraft[]) => void;
  /** What is wrong, by the field's name in the API. */
  errorAt: (field: string) => string | null;
}

/** Sizes, extras and sides: each group with its choices and what they add to the price. */
export function OptionGroupsEditor({ groups, onChange, errorAt }: OptionGroupsEditorProps) {
  const t = useTranslations("dashboard.product");
  const replace = (group: GroupDraft) =>
    onChange(groups.map((item) => (item.key === group.key ? group : item)));
  return (
    <section>
      <h3 className="text-sm font-semibold">{t("options")}</h3>
      <p className="mt-0.5 text-sm text-ink-soft">{t("optionsHint")}</p>
      <div className="mt-3 flex flex-col gap-4">
        {groups.map((group, place) => (
          <GroupEditor
            key={group.key}
            group={group}
            path={`optionGroups.${place}`}
            errorAt={errorAt}
            onChange={replace}
            onMove={(by) => onChange(movedBy(groups, group.key, by))}
            isFirst={place === 0}
            isLast={place === groups.length - 1}
            onRemove={() => onChange(groups.filter((item) => item.key !== group.key))}
          />
        ))}
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => onChange([...groups, newGroup()])}
        >
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("groupAdd")}
        </Button>
      </div>
    </section>
  );
}

interface GroupEditorProps {
  group: GroupDraft;
  path: string;
  errorAt: (field: string) => string | null;
  onChange: (group: GroupDraft) => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
  isFirst: boolean;
  isLast: boolean;
}

function GroupEditor({ group, path, errorAt, onChange, onRemove, ...place }: GroupEditorProps) {
  const t = useTranslations("dashboard.product");
  const tMenu = useTranslations("dashboardMenu.options");
  const change = (changes: Partial<GroupDraft>) => onChange({ ...group, ...changes });
  const changeChoice = (key: string, changes: Partial<ChoiceDraft>) =>
    change({
      choices: group.choices.map((choice) => (choice.key === key ? { ...choice, ...changes } : choice)),
    });
  const choiceErrors = group.choices.map((_, index) => errorAt(`${path}.labels.${index}`));
  const labelsError = choiceErrors.some(Boolean) ? null : errorAt(`${path}.labels`);
  const limits = [
    { field: "min", label: t("groupMin"), value: group.min },
    { field: "max", label: t("groupMax"), value: group.max },
  ] as const;
  const shownLimits = group.halves ? [] : limits;
  return (
    <div className="rounded-control bg-page p-3 ring-1 ring-line">
      <div className="flex items-end gap-2">
        <Field label={t("groupName")} error={errorAt(`${path}.name`)} className="flex-1">
          <Input
            value={group.name}
            maxLength={MAX_OPTION_GROUP_NAME_LENGTH}
            placeholder={t("groupNameHint")}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <IconButton
          icon={ArrowUp}
          label={tMenu("moveUp", { name: group.name })}
          disabled={place.isFirst}
          onClick={() => place.onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={tMenu("moveDown", { name: group.name })}
          disabled={place.isLast}
          onClick={() => place.onMove(1)}
        />
        <IconButton icon={Trash2} label={t("groupRemove", { name: group.name })} onClick={onRemove} />
      </div>
      <LocaleFields
        texts={group.names}
        onChange={(names) => change({ names })}
        label={(language) => tMenu("groupNameIn", { language })}
        summary={tMenu("translations")}
        maxLength={MAX_OPTION_GROUP_NAME_LENGTH}
      />
      <Checkbox
        checked={group.required}
        label={t("groupRequired")}
        onCheckedChange={(required) => change({ required, min: required ? Math.max(1, group.min) : 0 })}
      />
      <div className="mb-3 grid grid-cols-2 gap-2">
        <div className="col-span-2">
          <HalvesField
            value={group.halves}
            error={errorAt(`${path}.halves`)}
            onChange={(halves) => change(withHalves(group, halves))}
          />
        </div>
        {shownLimits.map(({ field, label, value }) => (
          <Field key={field} label={label} error={errorAt(`${path}.${field}`)}>
            <Input
              type="number"
              inputMode="numeric"
              min={field === "min" ? 0 : 1}
              max={PRODUCT_BOUNDS.labelsPerOptionGroup}
              value={value}
              disabled={field === "min" && !group.required}
              onChange={(event) => change({ [field]: Number(event.target.value) })}
            />
          </Field>
        ))}
      </div>
      <ul className="flex flex-col gap-2">
        {group.choices.map((choice, index) => (
          <ChoiceEditor
            key={choice.key}
            choice={choice}
            error={choiceErrors[index]}
            externalIdError={errorAt(`${path}.choices.${index}.externalId`)}
            onChange={(changes) => changeChoice(choice.key, changes)}
            onDefault={(isDefault) => change({ choices: withDefault(group, choice.key, isDefault) })}
            onMove={(by) => change({ choices: movedBy(group.choices, choice.key, by) })}
            isFirst={index === 0}
            isLast={index === group.choices.length - 1}
            onRemove={() => change({ choices: group.choices.filter((item) => item.key !== choice.key) })}
          />
        ))}
      </ul>
      {labelsError && (
        <p role="alert" className="mt-2 text-sm text-critical">
          {labelsError}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="mt-2"
        data-wrong={labelsError ? "" : undefined}
        onClick={() => change({ choices: [...group.choices, newChoice()] })}
      >
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("choiceAdd")}
      </Button>
    </div>
  );
}
