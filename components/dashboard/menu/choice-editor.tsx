"use client";

import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { EU_ALLERGENS } from "@/lib/restaurant/menu/allergen-code";
import { MAX_CHOICE_NAME_LENGTH } from "@/lib/restaurant/menu/menu-limits";
import { ExternalIdInput } from "./external-id-field";
import { LocaleFields } from "./locale-fields";
import type { ChoiceDraft } from "./option-draft";
import { TagChoice } from "./tag-choice";

interface ChoiceEditorProps {
  choice: ChoiceDraft;
  error: string | null | undefined;
  externalIdError: string | null;
  onChange: (changes: Partial<ChoiceDraft>) => void;
  onDefault: (isDefault: boolean) => void;
  onMove: (by: -1 | 1) => void;
  isFirst: boolean;
  isLast: boolean;
  onRemove: () => void;
}

/** One choice of a group: its name and price in a row, the rest folded away below. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { choice, error, externalIdError, onChange, onDefault, onRemove, ...place } = props;
  const t = useTranslations("dashboard.product");
  const tMenu = useTranslations("dashboardMenu.options");
  return (
    <li>
      <div className="flex items-start gap-2">
        <Field label={t("choice")} hideLabel error={error} className="flex-1">
          <Input
            value={choice.name}
            maxLength={MAX_CHOICE_NAME_LENGTH}
            placeholder={t("choice")}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <Field label={t("choicePrice")} hideLabel className="w-24">
          <Input
            value={choice.price}
            inputMode="decimal"
            placeholder="+0.00"
            onChange={(event) => onChange({ price: event.target.value })}
          />
        </Field>
        <IconButton icon={Trash2} label={t("choiceRemove", { name: choice.name })} onClick={onRemove} />
      </div>
      <details className="group" open={externalIdError ? true : undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-ink-soft hover:text-ink">
          <ChevronRight
            className="size-4 transition-transform group-open:rotate-90"
            strokeWidth={1.75}
            aria-hidden="true"
          />
          {tMenu("more")}
          {choice.isDefault && <Badge tone="info">{tMenu("isDefault")}</Badge>}
          {choice.allergens.length > 0 && (
            <Badge tone="caution">{tMenu("allergenCount", { count: choice.allergens.length })}</Badge>
          )}
          {choice.removesAllergens.length > 0 && (
            <Badge tone="positive">{tMenu("removesCount", { count: choice.removesAllergens.length })}</Badge>
          )}
        </summary>
        <div className="flex flex-col gap-3 border-l border-line pb-4 pl-3">
          <Checkbox checked={choice.isDefault} label={tMenu("default")} onCheckedChange={onDefault} />
          <LocaleFields
            texts={choice.names}
            onChange={(names) => onChange({ names })}
            label={(language) => tMenu("choiceNameIn", { language })}
            maxLength={MAX_CHOICE_NAME_LENGTH}
          />
          <TagChoice
            label={tMenu("allergens")}
            tags={EU_ALLERGENS.map((value) => ({ value, label: t(`allergen.${value}`) }))}
            chosen={choice.allergens}
            onChange={(allergens) =>
              onChange({
                allergens,
                removesAllergens: choice.removesAllergens.filter((code) => !allergens.includes(code)),
              })
            }
          />
          <TagChoice
            label={tMenu("removesAllergens")}
            tags={EU_ALLERGENS.map((value) => ({ value, label: t(`allergen.${value}`) }))}
            chosen={choice.removesAllergens}
            onChange={(removesAllergens) =>
              onChange({
                removesAllergens,
                allergens: choice.allergens.filter((code) => !removesAllergens.includes(code)),
              })
            }
          />
          <ExternalIdInput
            value={choice.externalId}
            error={externalIdError}
            onChange={(externalId) => onChange({ externalId })}
          />
          <div className="flex gap-2">
            <IconButton
              icon={ArrowUp}
              label={tMenu("moveUp", { name: choice.name })}
              disabled={place.isFirst}
              onClick={() => place.onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={tMenu("moveDown", { name: choice.name })}
              disabled={place.isLast}
              onClick={() => place.onMove(1)}
            />
          </div>
        </div>
      </details>
    </li>
  );
}
