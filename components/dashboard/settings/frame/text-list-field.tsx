"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentProps, useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface TextListFieldProps {
  label: string;
  hint: string;
  /** What the list of added texts is called. */
  listLabel: string;
  typed: string;
  onType: (text: string) => void;
  problem: ComponentProps<typeof Field>["error"];
  listed: readonly string[];
  onRemove: (text: string) => void;
  /** Adds what is typed, or marks what is wrong with it. */
  onAdd: () => void;
  input?: Pick<ComponentProps<typeof Input>, "autoCapitalize" | "maxLength">;
}

/** Texts that are added one after another and can be removed again. */
export function TextListField(props: TextListFieldProps) {
  const { label, hint, listLabel, typed, onType, problem, listed, onRemove, onAdd, input } = props;
  const t = useTranslations("dashboardSettings.delivery");
  const { manages } = useDashboardTenant();
  const box = useRef<HTMLInputElement>(null);
  const add = () => {
    box.current?.focus();
    onAdd();
  };
  const remove = (text: string) => {
    onRemove(text);
    // The button that had the focus is gone.
    box.current?.focus();
  };
  return (
    <div>
      <Field label={label} hint={hint} error={problem}>
        <div className="flex gap-2">
          <Input
            ref={box}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            className="min-w-0 flex-1"
            autoComplete="off"
            spellCheck={false}
            {...input}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter adds; it does not save the page.
              event.preventDefault();
              add();
            }}
          />
          {manages && (
            <Button variant="secondary" className="min-h-12" onClick={add}>
              <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
              {t("addPostcode")}
            </Button>
          )}
        </div>
      </Field>
      {listed.length > 0 && (
        <ul aria-label={listLabel} className="mt-3 flex flex-wrap gap-2">
          {listed.map((text) => (
            <li
              key={text}
              className="inline-flex min-h-9 items-center gap-1 rounded-full bg-surface ps-3 text-sm tabular-nums ring-1 ring-line ring-inset"
            >
              {text}
              {manages ? (
                <button
                  type="button"
                  onClick={() => remove(text)}
                  aria-label={t("removePostcode", { postcode: text })}
                  className="inline-flex size-9 items-center justify-center rounded-full text-ink-soft hover:text-ink"
                >
                  <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
                </button>
              ) : (
                <span className="w-2" />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
