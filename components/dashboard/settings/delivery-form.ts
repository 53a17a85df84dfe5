import { amountText, readAmountText } from "@/components/data/amount-text";
import type { BodyOf } from "@/components/data/api";
import {
  MAX_ORDERS_PER_SLOT,
  MAX_SCHEDULE_DAYS,
  type Settings,
} from "@/lib/restaurant/tenancy/settings-contract";
import { type Problems, reading, readWhole } from "./frame/reading";

/** What can be ordered and how long it takes, as it is edited: numbers are text. */
export type DeliveryForm = Pick<Settings, "pickupEnabled" | "deliveryEnabled"> & {
  deliveryFee: string;
  deliveryMinimum: string;
  deliveryRadiusKm: string;
  prepMinutes: string;
  deliveryMinutes: string;
  cancelGraceMinutes: string;
  scheduleOn: boolean;
  scheduleDays: string;
  ordersPerSlot: string;
};

const MINUTE_FIELDS = ["prepMinutes", "deliveryMinutes", "cancelGraceMinutes"] as const;
const AMOUNT_FIELDS = ["deliveryFee", "deliveryMinimum"] as const;
const MAX_MINUTES = 24 * 60;
const MAX_RADIUS_KM = 500;
/** What a restaurant begins with that had no scheduled orders. */
const USUAL_DAYS = 2;

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
    scheduleOn: settings.scheduleDays !== null,
    scheduleDays: String(settings.scheduleDays ?? USUAL_DAYS),
    ordersPerSlot: settings.ordersPerSlot === null ? "" : String(settings.ordersPerSlot),
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
  const scheduleDays = readWhole(form.scheduleDays, { from: 0, to: MAX_SCHEDULE_DAYS });
  if (form.scheduleOn && scheduleDays === null) problems.scheduleDays = "scheduleDaysInvalid";
  const isLimited = form.ordersPerSlot.trim() !== "";
  const ordersPerSlot = readWhole(form.ordersPerSlot, { from: 1, to: MAX_ORDERS_PER_SLOT });
  if (isLimited && ordersPerSlot === null) problems.ordersPerSlot = "perSlotInvalid";
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
      scheduleDays: form.scheduleOn ? scheduleDays : null,
      ordersPerSlot,
    }),
  );
}
