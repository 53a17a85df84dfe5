"use client";

import type { ComponentProps, RefObject } from "react";
import { FormProvider } from "./form-context";
import type { FormStore } from "./form-store";

interface FormProps<Values extends object, Problem>
  extends Omit<ComponentProps<"form">, "ref" | "method" | "noValidate"> {
  /** What `useServerForm` or `useReadForm` gave. */
  of: { control: FormStore<Values, Problem>; element: RefObject<HTMLFormElement | null> };
}

/**
 * A form whose fields find their values around them. Sent before the page has started it goes by POST, so that no address
 * holds what was typed.
 */
export function Form<Values extends object, Problem>({
  of: { control, element },
  children,
  ...form
}: FormProps<Values, Problem>) {
  return (
    <form {...form} ref={element} method="post" noValidate>
      <FormProvider control={control}>{children}</FormProvider>
    </form>
  );
}
