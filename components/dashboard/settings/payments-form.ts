import type { BodyOf } from "@/components/data/api";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";

/** What guests can pay with, each switched on or off. */
export type PaymentsForm = Settings["paymentMethods"];

export const paymentsForm = ({ paymentMethods }: Settings): PaymentsForm => paymentMethods;

export const readPaymentsForm = (form: PaymentsForm): { ok: true; body: BodyOf<"updateSettings"> } => ({
  ok: true,
  body: { paymentMethods: form },
});
