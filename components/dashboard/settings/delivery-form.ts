import { amountText, readAmountText } from "@/components/data/amount-text";
import type { BodyOf } from "@/components/data/api";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { type Problems, reading, readWhole } from "./frame/reading";

/** What can be ordered and how long it takes, as it is edited: numbers are text. */
export type DeliveryForm = Pick<Settings, "pickupEnabled" | "deliveryEnabled"> & {
  deliveryFee: string;
  deliveryMinimum: string;
  deliveryRadiusKm: string;
  prepMinutes: string;
  deliveryMinutes: string;
  cancelGraceMinutes: string;
};

const MINUTE_FIELDS = ["prepMinutes", "deliveryMinutes", "cancelGraceMinutes"] as const;
const AMOUNT_FIELDS = ["deliveryFee", "deliveryMinimum"] as const;
const MAX_MINUTES = 24 * 60;
const MAX_RADIUS_KM = 500;

export function deliveryForm(settings: Settings): DeliveryForm {
  const { pickupEnabled, deliveryEnabled, currency } = settings;
  return {
    pickupEnabled,
    deliveryEnabled,
    deliveryFee: amountText(settings.deliveryFee, currency),
    deliveryMinimum: amountText(settings.deliveryMinimum, currency),
    deliveryRadiusKm: settings.deliveryRadiusKm === null ? "" : String(settings.deliveryRadiusKm),
    prepMinutes: String(settings.prepMinutes),
    deliveryMinutes: String(settings.deliveryMinutes),
    cancelGraceMinutes: String(settings.cancelGraceMinutes),
  };
}

const readMinutes = (text: string) => readWhole(text, { from: 0, to: MAX_MINUTES });

/** "" is no limit (null); undefined for anything that is no distance. */
export function readRadius(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  const km = /^\d{1,3}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : 0;
  return km > 0 && km <= MAX_RADIUS_KM ? km : undefined;
}

/** The form as the API accepts it, or its problems by field. */
export function readDeliveryForm(form: DeliveryForm, { currency }: Pick<Settings, "currency">) {
  const problems: Problems = {};
  for (const field of MINUTE_FIELDS)
    if (readMinutes(form[field]) === null) problems[field] = "minutesInvalid";
  for (const field of AMOUNT_FIELDS)
    if (readAmountText(form[field], currency) === null) problems[field] = "amountInvalid";
  if (readRadius(form.deliveryRadiusKm) === undefined) problems.deliveryRadiusKm = "radiusInvalid";
  return reading(
    problems,
    (): BodyOf<"updateSettings"> => ({
      pickupEnabled: form.pickupEnabled,
      deliveryEnabled: form.deliveryEnabled,
      deliveryFee: readAmountText(form.deliveryFee, currency) ?? 0,
      deliveryMinimum: readAmountText(form.deliveryMinimum, currency) ?? 0,
      deliveryRadiusKm: readRadius(form.deliveryRadiusKm) ?? null,
      prepMinutes: readMinutes(form.prepMinutes) ?? 0,
      deliveryMinutes: readMinutes(form.deliveryMinutes) ?? 0,
      cancelGraceMinutes: readMinutes(form.cancelGraceMinutes) ?? 0,
    }),
  );
}
