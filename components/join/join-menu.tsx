"use client";

import { FileSpreadsheet, Plus, Sparkles } from "lucide-react";
import { useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useProblemWords } from "@/components/account/use-problem-words";
import { ImportDialog } from "@/components/dashboard/menu/import-dialog";
import { focusFirstWrong } from "@/components/form/focus-first-wrong";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { DishRowFields } from "./dish-row-fields";
import { categoriesOf, type DishRow, filledRows, rowProblem } from "./dish-rows";
import { saveDishes } from "./save-dishes";
import { keep, readKept } from "./use-kept";

export type SampleDish = Omit<DishRow, "key">;

interface JoinMenuProps {
  slug: string;
  currency: string;
  locale: string;
  /** A small menu in that language, to start from. */
  sample: readonly SampleDish[];
  dashboard: string;
}

const newRow = (dish?: Partial<SampleDish>): DishRow => ({
  category: "",
  name: "",
  description: "",
  price: "",
  ...dish,
  key: crypto.randomUUID(),
});

export function JoinMenu({ slug, currency, locale, sample, dashboard }: JoinMenuProps) {
  const t = useTranslations("join.menu");
  const problemWords = useProblemWords();
  const kept = `bazar.join.${slug}.menu`;
  const [rows, setRows] = useState<readonly DishRow[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => setRows(readKept<DishRow[]>(kept) ?? []), [kept]);
  const change = (next: readonly DishRow[]) => {
    setRows(next);
    keep(kept, next);
  };
  const add = () => change([...rows, newRow({ category: rows.at(-1)?.category ?? "" })]);
  const leave = () => {
    keep(kept, null);
    window.location.assign(dashboard);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    const dishes = filledRows(rows);
    change(dishes);
    setIsChecked(true);
    setFailure(null);
    if (dishes.length === 0) return setFailure("EMPTY");
    if (dishes.some((row) => rowProblem(row, currency) !== null)) {
      requestAnimationFrame(() => form.current && focusFirstWrong(form.current));
      return;
    }
    setPending(true);
    const result = await saveDishes(dishes, { slug, locale, currency });
    if (result.ok) return leave();
    setPending(false);
    setFailure(result.code);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={rows.length === 0 ? "primary" : "secondary"}
          onClick={() => change([...filledRows(rows), ...sample.map(newRow)])}
        >
          <Sparkles className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("useSample")}
        </Button>
        <Button variant="secondary" onClick={add}>
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("add")}
        </Button>
        <Button variant="secondary" onClick={() => setIsImporting(true)}>
          <FileSpreadsheet className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("file")}
        </Button>
      </div>
      <form ref={form} method="post" noValidate onSubmit={submit} className="mt-4">
        <datalist id="join-categories">
          {categoriesOf(filledRows(rows)).map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        {rows.length === 0 ? (
          <p className="rounded-panel bg-sunken px-5 py-8 text-center text-ink-soft">{t("empty")}</p>
        ) : (
          <ol className="divide-y divide-line border-b border-line">
            {rows.map((row, index) => (
              <DishRowFields
                key={row.key}
                row={row}
                place={index + 1}
                currency={currency}
                isChecked={isChecked}
                onChange={(changes) =>
                  change(rows.map((each) => (each.key === row.key ? { ...each, ...changes } : each)))
                }
                onRemove={() => change(rows.filter((each) => each.key !== row.key))}
              />
            ))}
          </ol>
        )}
        <div className="mt-6 flex flex-col gap-3">
          <ProblemBox>{failure === "EMPTY" ? t("problem.empty") : problemWords(failure)}</ProblemBox>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="large" pending={pending} disabled={rows.length === 0}>
              {t("submit", { count: filledRows(rows).length })}
            </Button>
            <a href={dashboard} className={buttonClass("quiet", "large")}>
              {t("later")}
            </a>
          </div>
        </div>
      </form>
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} onDone={leave} />}
    </>
  );
}
