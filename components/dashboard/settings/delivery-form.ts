import { amountText, readAmountText } from "@/components/data/amount-text";
import type { BodyOf } from "@/components/data/api";
import { isPostcode, MAX_LISTED_POSTCODES, plainPostcode } from "@/lib/core/contact/postcode";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import {
  MAX_RADIUS_KM,
  ORDERS_PER_SLOT,
  SCHEDULE_DAYS,
  SETTINGS_MINUTES,
} from "@/lib/restaurant/tenancy/settings-limits";
import { type Problems, reading, readWhole } from "./frame/reading";

/** What can be ordered and how long it takes, as it is edited: numbers are text. */
export type DeliveryForm = Pick<Settings, "pickupEnabled" | "deliveryEnabled"> & {
  deliveryFee: string;
  deliveryMinimum: string;
  deliveryRadiusKm: string;
  deliveryPostcodes: string[];
  /** What is typed to be added; it counts when the form is saved. */
  newPostcodes: string;
  refusesUnplaced: boolean;
  prepMinutes: string;
  deliveryMinutes: string;
  cancelGraceMinutes: string;
  scheduleOn: boolean;
  scheduleDays: string;
  ordersPerSlot: string;
};

const MINUTE_FIELDS = ["prepMinutes", "deliveryMinutes", "cancelGraceMinutes"] as const;
const AMOUNT_FIELDS = ["deliveryFee", "deliveryMinimum"] as const;
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
    deliveryPostcodes: settings.deliveryPostcodes,
    newPostcodes: "",
    refusesUnplaced: settings.unplacedAddresses === "refuse",
    prepMinutes: String(settings.prepMinutes),
    deliveryMinutes: String(settings.deliveryMinutes),
    cancelGraceMinutes: String(settings.cancelGraceMinutes),
    scheduleOn: settings.scheduleDays !== null,
    scheduleDays: String(settings.scheduleDays ?? USUAL_DAYS),
    ordersPerSlot: settings.ordersPerSlot === null ? "" : String(settings.ordersPerSlot),
  };
}

const readMinutes = (text: string) => readWhole(text, SETTINGS_MINUTES);

/** "" is no limit (null); undefined for anything that is no distance. */
export function readRadius(text: string): number | null | undefined {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return null;
  const km = /^\d{1,3}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : 0;
  return km > 0 && km <= MAX_RADIUS_KM ? km : undefined;
}

export type PostcodeProblem = "postcodesInvalid" | "postcodesTooMany";

export function addPostcodes(
  listed: readonly string[],
  { typed, country }: { typed: string; country: string },
): { ok: true; postcodes: string[] } | { ok: false; problem: PostcodeProblem } {
  const parts = typed
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  // Blanks separate them only where none of the country's postcodes has one.
  const texts = parts.flatMap((part) => (isPostcode(part, country) ? [part] : part.split(/\s+/)));
  if (!texts.every((text) => isPostcode(text, country))) return { ok: false, problem: "postcodesInvalid" };
  const postcodes = [...new Set([...listed, ...texts.map(plainPostcode)])].sort();
  return postcodes.length > MAX_LISTED_POSTCODES
    ? { ok: false, problem: "postcodesTooMany" }
    : { ok: true, postcodes };
}

export function readDeliveryForm(
  form: DeliveryForm,
  { currency, country }: Pick<Settings, "currency" | "country">,
) {
  const problems: Problems = {};
  for (const field of MINUTE_FIELDS)
    if (readMinutes(form[field]) === null) problems[field] = "minutesInvalid";
  for (const field of AMOUNT_FIELDS)
    if (readAmountText(form[field], currency) === null) problems[field] = "amountInvalid";
  if (readRadius(form.deliveryRadiusKm) === undefined) problems.deliveryRadiusKm = "radiusInvalid";
  const listed = addPostcodes(form.deliveryPostcodes, { typed: form.newPostcodes, country });
  if (!listed.ok) problems.newPostcodes = listed.problem;
  const scheduleDays = readWhole(form.scheduleDays, SCHEDULE_DAYS);
  if (form.scheduleOn && scheduleDays === null) problems.scheduleDays = "scheduleDaysInvalid";
  const isLimited = form.ordersPerSlot.trim() !== "";
  const ordersPerSlot = readWhole(form.ordersPerSlot, ORDERS_PER_SLOT);
  if (isLimited && ordersPerSlot === null) problems.ordersPerSlot = "perSlotInvalid";
  return reading(
    problems,
    (): BodyOf<"updateSettings"> => ({
      pickupEnabled: form.pickupEnabled,
      deliveryEnabled: form.deliveryEnabled,
      deliveryFee: readAmountText(form.deliveryFee, currency) ?? 0,
      deliveryMinimum: readAmountText(form.deliveryMinimum, currency) ?? 0,
      deliveryRadiusKm: readRadius(form.deliveryRadiusKm) ?? null,
      deliveryPostcodes: listed.ok ? listed.postcodes : form.deliveryPostcodes,
      unplacedAddresses: form.refusesUnplaced ? "refuse" : "accept",
      prepMinutes: readMinutes(form.prepMinutes) ?? 0,
      deliveryMinutes: readMinutes(form.deliveryMinutes) ?? 0,
      cancelGraceMinutes: readMinutes(form.cancelGraceMinutes) ?? 0,
      scheduleDays: form.scheduleOn ? scheduleDays : null,
      ordersPerSlot,
    }),
  );
}
