"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { ChoiceDraft, GroupDraft } from "./option-draft";

interface OptionGroupsEditorProps {
  groups: readonly GroupDraft[];
  onChange: (groups: GroupDraft[]) => void;
  /** What is wrong, by the field's name in the API. */
  errorAt: (field: string) => string | undefined;
}

const newChoice = (): ChoiceDraft => ({ key: crypto.randomUUID(), name: "", price: "" });

function newGroup(): GroupDraft {
  return { key: crypto.randomUUID(), name: "", required: true, min: 1, max: 1, choices: [newChoice()] };
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
  errorAt: (field: string) => string | undefined;
  onChange: (group: GroupDraft) => void;
  onRemove: () => void;
}

function GroupEditor({ group, path, errorAt, onChange, onRemove }: GroupEditorProps) {
  const t = useTranslations("dashboard.product");
  const change = (changes: Partial<GroupDraft>) => onChange({ ...group, ...changes });
  const changeChoice = (key: string, changes: Partial<ChoiceDraft>) =>
    change({
      choices: group.choices.map((choice) => (choice.key === key ? { ...choice, ...changes } : choice)),
    });
  const limits = [
    { field: "min", label: t("groupMin"), value: group.min },
    { field: "max", label: t("groupMax"), value: group.max },
  ] as const;
  return (
    <div className="rounded-control bg-page p-3 ring-1 ring-line">
      <div className="flex items-end gap-2">
        <Field label={t("groupName")} error={errorAt(`${path}.name`)} className="flex-1">
          <Input
            value={group.name}
            maxLength={80}
            placeholder={t("groupNameHint")}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <IconButton icon={Trash2} label={t("groupRemove", { name: group.name })} onClick={onRemove} />
      </div>
      <Checkbox
        checked={group.required}
        label={t("groupRequired")}
        onCheckedChange={(required) => change({ required, min: required ? Math.max(1, group.min) : 0 })}
      />
      <div className="mb-3 grid grid-cols-2 gap-2">
        {limits.map(({ field, label, value }) => (
          <Field key={field} label={label} error={errorAt(`${path}.${field}`)}>
            <Input
              type="number"
              inputMode="numeric"
              min={field === "min" ? 0 : 1}
              max={60}
              value={value}
              disabled={field === "min" && !group.required}
              onChange={(event) => change({ [field]: Number(event.target.value) })}
            />
          </Field>
        ))}
      </div>
      <ul className="flex flex-col gap-2">
        {group.choices.map((choice, index) => (
          <li key={choice.key}>
            <div className="flex items-start gap-2">
              <Field
                label={t("choice")}
                hideLabel
                error={errorAt(`${path}.labels.${index}`)}
                className="flex-1"
              >
                <Input
                  value={choice.name}
                  maxLength={100}
                  placeholder={t("choice")}
                  onChange={(event) => changeChoice(choice.key, { name: event.target.value })}
                />
              </Field>
              <Field label={t("choicePrice")} hideLabel className="w-24">
                <Input
                  value={choice.price}
                  inputMode="decimal"
                  placeholder="+0.00"
                  onChange={(event) => changeChoice(choice.key, { price: event.target.value })}
                />
              </Field>
              <IconButton
                icon={Trash2}
                label={t("choiceRemove", { name: choice.name })}
                onClick={() => change({ choices: group.choices.filter((item) => item.key !== choice.key) })}
              />
            </div>
          </li>
        ))}
      </ul>
      {errorAt(`${path}.labels`) && (
        <p role="alert" className="mt-2 text-sm text-critical">
          {errorAt(`${path}.labels`)}
        </p>
      )}
      <Button
        variant="quiet"
        size="small"
        className="mt-2"
        onClick={() => change({ choices: [...group.choices, newChoice()] })}
      >
        <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("choiceAdd")}
      </Button>
    </div>
  );
}
