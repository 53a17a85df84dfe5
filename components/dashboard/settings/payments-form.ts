import type { BodyOf } from "@/components/data/api";
import { MAX_EXTERNAL_METHODS } from "@/lib/restaurant/tenancy/external-method";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { reading } from "./frame/reading";

/** What guests can pay with, each switched on or off, and how the restaurant takes money itself. */
export type PaymentsForm = Settings["paymentMethods"] & {
  externalMethods: string[];
  /** What is typed to be added; it counts when the form is saved. */
  newExternalMethod: string;
};

export const paymentsForm = ({ paymentMethods, externalMethods }: Settings): PaymentsForm => ({
  ...paymentMethods,
  externalMethods,
  newExternalMethod: "",
});

/** The list with one more, once; null where it is full. */
export function addExternalMethod(listed: readonly string[], typed: string): string[] | null {
  const methods = [...new Set([...listed, typed.trim()])].filter(Boolean);
  return methods.length > MAX_EXTERNAL_METHODS ? null : methods;
}

export function readPaymentsForm({ externalMethods, newExternalMethod, ...paymentMethods }: PaymentsForm) {
  const methods = addExternalMethod(externalMethods, newExternalMethod);
  return reading(
    methods === null ? { newExternalMethod: "methodsTooMany" } : {},
    (): BodyOf<"updateSettings"> => ({ paymentMethods, externalMethods: methods ?? externalMethods }),
  );
}
