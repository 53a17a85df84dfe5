"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFormControl } from "@/components/form/form-context";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { addPostcodes, type DeliveryForm } from "./delivery-form";
import { PROBLEM_BOUNDS } from "./frame/problem-bounds";

export function PostcodesField({ country }: { country: string }) {
  const t = useTranslations("dashboardSettings.delivery");
  const problems = useTranslations("dashboardSettings.problem");
  const { manages } = useDashboardTenant();
  const control = useFormControl<DeliveryForm>();
  const listed = useField(control, "deliveryPostcodes");
  const typed = useField(control, "newPostcodes");
  const box = useRef<HTMLInputElement>(null);

  const add = () => {
    box.current?.focus();
    const added = addPostcodes(listed.value, { typed: typed.value, country });
    if (!added.ok)
      return control.mark("newPostcodes", problems(added.problem, PROBLEM_BOUNDS[added.problem]));
    listed.onChange(added.postcodes);
    typed.onChange("");
  };
  const remove = (postcode: string) => {
    listed.onChange(listed.value.filter((each) => each !== postcode));
    // The button that had the focus is gone.
    box.current?.focus();
  };

  return (
    <div>
      <Field label={t("postcodes")} hint={t("postcodesHint")} error={typed.problem}>
        <div className="flex gap-2">
          <Input
            ref={box}
            value={typed.value}
            onChange={(event) => typed.onChange(event.target.value)}
            className="min-w-0 flex-1"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
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
      {listed.value.length > 0 && (
        <ul aria-label={t("postcodesListed")} className="mt-3 flex flex-wrap gap-2">
          {listed.value.map((postcode) => (
            <li
              key={postcode}
              className="inline-flex min-h-9 items-center gap-1 rounded-full bg-surface ps-3 text-sm tabular-nums ring-1 ring-line ring-inset"
            >
              {postcode}
              {manages ? (
                <button
                  type="button"
                  onClick={() => remove(postcode)}
                  aria-label={t("removePostcode", { postcode })}
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
