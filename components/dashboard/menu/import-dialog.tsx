"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { MAX_MENU_FILE_BYTES, MAX_MENU_FILE_MEGABYTES } from "@/lib/restaurant/menu/csv/menu-file";
import type { MenuImportPreview } from "@/lib/restaurant/menu/csv/menu-import-contract";
import { ImportDifference } from "./import-difference";
import { useImportMenu, usePreviewImport } from "./use-menu-acts";

/** A CSV file becomes the menu: chosen, compared, and imported only when somebody has seen the difference. */
export function ImportDialog({ onClose, onDone = onClose }: { onClose: () => void; onDone?: () => void }) {
  const t = useTranslations("dashboardMenu.csv");
  const id = useId();
  const toast = useToast();
  const failureToast = useFailureToast();
  const preview = usePreviewImport();
  const importing = useImportMenu();
  const [csv, setCsv] = useState<string | null>(null);
  const [removeMissing, setRemoveMissing] = useState(false);
  const [seen, setSeen] = useState<MenuImportPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const compare = async (text: string, removes: boolean) => {
    setSeen(null);
    const refuse = (failure: ApiFailure) => failureToast(t("previewFailed"), failure);
    await preview.mutateAsync({ csv: text, removeMissing: removes }).then(setSeen, refuse);
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    const isTooLarge = file.size > MAX_MENU_FILE_BYTES;
    setProblem(isTooLarge ? t("tooLarge", { megabytes: MAX_MENU_FILE_MEGABYTES }) : null);
    if (isTooLarge) return;
    const text = await file.text();
    setCsv(text);
    await compare(text, removeMissing);
  };
  const changes = seen ? seen.adds.length + seen.changes.length + seen.removes.length : 0;
  const isReady = csv !== null && seen !== null && seen.problems.length === 0 && changes > 0;
  const apply = async () => {
    if (csv === null || seen === null) return;
    const refuse = (failure: ApiFailure) => {
      failureToast(t("failed"), failure);
      if (failure.code === "MENU_CHANGED") void compare(csv, removeMissing);
    };
    await importing.mutateAsync({ csv, removeMissing, menuVersion: seen.menuVersion }).then(() => {
      toast({ title: t("done") });
      onDone();
    }, refuse);
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("import")}
      footer={
        <Button
          size="large"
          className="w-full"
          disabled={!isReady}
          pending={importing.isPending}
          onClick={apply}
        >
          {t("apply")}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-soft">{t("intro")}</p>
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {t("file")}
          </label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={choose}
            className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:bg-sunken file:px-4 file:font-semibold file:text-ink"
          />
          {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
        </div>
        <Checkbox
          checked={removeMissing}
          label={t("removeMissing")}
          onCheckedChange={(next) => {
            setRemoveMissing(next);
            if (csv !== null) void compare(csv, next);
          }}
        />
        <div aria-live="polite" aria-busy={preview.isPending}>
          {preview.isPending && <p className="text-sm text-ink-soft">{t("reading")}</p>}
          {seen && <ImportDifference preview={seen} />}
        </div>
      </div>
    </Sheet>
  );
}
