"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LOCALES } from "@/lib/core/i18n/locales";
import type { Choice, Clash } from "./save-over";

type Question = { clashes: readonly Clash[]; answer: (choice: Choice | null) => void };

const isLocal = (value: object): value is Record<string, string> =>
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([key, text]) => (LOCALES as readonly string[]).includes(key) && typeof text === "string",
  );

/** What a form writes itself of a field's value, such as the name behind an id; null leaves it to the question. */
export type ValueText = (field: string, value: unknown) => string | null;

/** Writes a value of the API for people. */
function useValueText(ownText: ValueText): (field: string, value: unknown) => string {
  const t = useTranslations("conflict");
  const format = useFormatter();
  const locale = useLanguage();
  const write = (field: string, value: unknown): string => {
    const own = ownText(field, value);
    if (own !== null) return own;
    if (value === null || value === undefined || value === "") return t("nothing");
    if (typeof value === "boolean") return value ? t("on") : t("off");
    if (typeof value === "number") return format.number(value);
    if (typeof value !== "object") return String(value);
    if (Array.isArray(value))
      return value.length === 0 ? t("nothing") : value.map((each) => write(field, each)).join(", ");
    if (isLocal(value)) return value[locale] || Object.values(value).find(Boolean) || t("nothing");
    return write(field, Object.values(value));
  };
  return write;
}

/**
 * Asks what counts where two people changed the same field: both versions side by side, theirs and mine. `labelOf` names a
 * field as the form does.
 */
export function useConflict(
  labelOf: (field: string) => string | null,
  ownText: ValueText = () => null,
): {
  dialog: ReactNode;
  choose: (clashes: readonly Clash[]) => Promise<Choice | null>;
} {
  const t = useTranslations("conflict");
  const valueText = useValueText(ownText);
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (choice: Choice | null) => {
    question?.answer(choice);
    setQuestion(null);
  };
  const dialog = question && (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(null)}
      title={t("title")}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button className="flex-1" onClick={() => answer("mine")}>
            {t("keepMine")}
          </Button>
          <Button variant="secondary" className="flex-1" onClick={() => answer("theirs")}>
            {t("keepTheirs")}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{t("lead")}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {question.clashes.map(({ field, theirs, mine }) => (
          <li key={field}>
            {labelOf(field) !== null && <p className="mb-2 font-semibold">{labelOf(field)}</p>}
            <dl className="grid gap-px overflow-hidden rounded-control border border-line bg-line sm:grid-cols-2">
              {[
                { name: t("theirs"), value: theirs },
                { name: t("mine"), value: mine },
              ].map(({ name, value }) => (
                <div key={name} className="min-w-0 bg-surface px-3 py-2">
                  <dt className="text-sm text-ink-soft">{name}</dt>
                  <dd className="mt-0.5 max-h-40 overflow-y-auto break-words">{valueText(field, value)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
  return {
    dialog,
    choose: (clashes) => new Promise((resolve) => setQuestion({ clashes, answer: resolve })),
  };
}
