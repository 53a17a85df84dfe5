"use client";

import { createContext, type ReactNode, use } from "react";
import type { FormStore } from "./form-store";

/** Holds a form of any values; the fields within know which. */
const FormContext = createContext<unknown>(null);

interface FormProviderProps<Values extends object, Problem> {
  control: FormStore<Values, Problem>;
  children: ReactNode;
}

/** Gives a form to the fields within, wherever they are. */
export function FormProvider<Values extends object, Problem>({
  control,
  children,
}: FormProviderProps<Values, Problem>) {
  return <FormContext value={control}>{children}</FormContext>;
}

/** The form around a field; the caller says which it is. */
export function useFormControl<Values extends object>(): FormStore<Values, string> {
  const control = use(FormContext) as FormStore<Values, string> | null;
  if (!control) throw new Error("useFormControl outside of FormProvider");
  return control;
}
