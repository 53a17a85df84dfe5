"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useController, useFormContext } from "react-hook-form";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { addPostcodes, type DeliveryForm } from "./delivery-form";
import { problemText } from "./frame/fields";
import { PROBLEM_BOUNDS } from "./frame/problem-bounds";

/** The postcodes that are delivered to beside the radius: added by typing, removed one by one. */
export function PostcodesField({ country }: { country: string }) {
  const t = useTranslations("dashboardSettings.delivery");
  const problems = useTranslations("dashboardSettings.problem");
  const { manages } = useDashboardTenant();
  const { register, formState, setError, clearErrors, setValue, setFocus, getValues } =
    useFormContext<DeliveryForm>();
  const { field } = useController<DeliveryForm, "deliveryPostcodes">({ name: "deliveryPostcodes" });

  const add = () => {
    const added = addPostcodes(field.value, { typed: getValues("newPostcodes"), country });
    if (!added.ok)
      return setError(
        "newPostcodes",
        { message: problems(added.problem, PROBLEM_BOUNDS[added.problem]) },
        { shouldFocus: true },
      );
    clearErrors("newPostcodes");
    field.onChange(added.postcodes);
    setValue("newPostcodes", "", { shouldDirty: true });
    setFocus("newPostcodes");
  };
  const remove = (postcode: string) => {
    field.onChange(field.value.filter((each) => each !== postcode));
    // The button that had the focus is gone.
    setFocus("newPostcodes");
  };

  return (
    <div>
      <Field
        label={t("postcodes")}
        hint={t("postcodesHint")}
        error={problemText(formState.errors, "newPostcodes")}
      >
        <div className="flex gap-2">
          <Input
            {...register("newPostcodes")}
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
      {field.value.length > 0 && (
        <ul aria-label={t("postcodesListed")} className="mt-3 flex flex-wrap gap-2">
          {field.value.map((postcode) => (
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
